import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rulesFor } from './rules.mjs';

let text = '';
for await (const part of process.stdin) text += part;
const file = JSON.parse(text || '{}').tool_input?.file_path ?? '';
const rules = rulesFor(basename(file));
if (rules.length) {
  try {
    const doc = JSON.parse(readFileSync(file, 'utf8'));
    const broken = rules.filter(({ test }) => !test(doc));
    for (const { name } of broken) console.error(`${basename(file)}: broken rule "${name}"`);
    if (broken.length) process.exitCode = 2;
  } catch (error) {
    console.error(`${basename(file)}: ${error.message}`);
  }
}
