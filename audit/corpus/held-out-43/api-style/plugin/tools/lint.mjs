// Every rule in the skill must have a number and an example.
import { readFile } from 'node:fs/promises';

const text = await readFile(new URL('../skills/api/SKILL.md', import.meta.url), 'utf8');
const rules = text.split('\n').filter((line) => /^\d+\. /.test(line));
const bare = rules.filter((rule) => !rule.includes('`'));
if (bare.length) {
  console.error(`rules without an example:\n${bare.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${rules.length} rules are fine`);
