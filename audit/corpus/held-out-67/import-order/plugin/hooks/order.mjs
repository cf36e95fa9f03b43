import { readFileSync } from 'node:fs';
import { groupOf, importsOf } from './imports.mjs';

let input = '';
for await (const chunk of process.stdin) input += chunk;
const file = JSON.parse(input).tool_input?.file_path ?? '';

if (/\.[cm]?[jt]sx?$/.test(file)) {
  const list = importsOf(readFileSync(file, 'utf8'));
  const wrong = list.findIndex((entry, i) => {
    if (i === 0) return false;
    const before = list[i - 1];
    const [a, b] = [groupOf(before.specifier), groupOf(entry.specifier)];
    return a > b || (a === b && before.specifier > entry.specifier);
  });
  if (wrong > 0) {
    console.error(`${file}:${list[wrong].line}: import of '${list[wrong].specifier}' belongs before line ${list[wrong - 1].line}`);
    process.exitCode = 2;
  }
}
