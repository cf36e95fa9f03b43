import { check } from './lib/rules.mjs';
import { remember } from './lib/store.mjs';

let raw = '';
for await (const chunk of process.stdin) raw += chunk;
const event = JSON.parse(raw || '{}');
const command = event.tool_input?.command ?? '';
const found = command.match(/git commit .*-m\s+(["'])(.*?)\1/s);
if (found) {
  const problems = check(found[2]);
  await remember(found[2], problems);
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exit(2);
  }
}
