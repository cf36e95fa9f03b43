import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';

const MASK = [
  [/(--?(?:password|token|secret|api-key)[= ])\S+/gi, '$1***'],
  [/((?:PASSWORD|TOKEN|SECRET|API_KEY)=)\S+/g, '$1***'],
  [/(Authorization: *\w+ )\S+/gi, '$1***'],
  [/(https?:\/\/[^/\s:@]+:)[^@\s]+@/g, '$1***@'],
];

const ev = JSON.parse(readFileSync(0, 'utf8'));
let cmd = ev.tool_input?.command ?? '';
for (const [re, to] of MASK) cmd = cmd.replace(re, to);

mkdirSync('.journal', { recursive: true });
const day = new Date().toISOString().slice(0, 10);
appendFileSync(`.journal/${day}.log`, `${new Date().toISOString()}\t${cmd.replace(/\n/g, ' ⏎ ')}\n`);
