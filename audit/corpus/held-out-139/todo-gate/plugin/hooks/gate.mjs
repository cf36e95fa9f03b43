import { scan, format } from './lib/scan.mjs';

const chunks = [];
for await (const c of process.stdin) chunks.push(c);
const { tool_input: input = {} } = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
const hits = scan(input.content ?? input.new_string ?? '');
if (hits.length) {
  console.error(format(input.file_path ?? 'file', hits));
  process.exitCode = 2;
}
