import { decide } from './decide.mjs';

let text = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) text += chunk;

const { deny, reason } = decide(JSON.parse(text || '{}'));
if (deny) {
  console.error(reason);
  process.exitCode = 2;
}
