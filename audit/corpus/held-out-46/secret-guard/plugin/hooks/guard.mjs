import { reasonFor } from './denied.mjs';

let input = '';
for await (const chunk of process.stdin) input += chunk;

const { tool_input: call = {} } = JSON.parse(input || '{}');
const reason = reasonFor(String(call.file_path ?? ''));
if (reason) {
  console.error(`secret-guard: ${reason}`);
  process.exitCode = 2;
}
