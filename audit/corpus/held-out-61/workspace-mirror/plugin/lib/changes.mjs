import { readFile } from 'node:fs/promises';
import { list } from './list.mjs';

const before = JSON.parse(await readFile('.checkpoint.json', 'utf8').catch(() => '{}'));
const now = await list();
for (const [file, sum] of Object.entries(now)) {
  if (!(file in before)) console.log(`added    ${file}`);
  else if (before[file] !== sum) console.log(`changed  ${file}`);
}
for (const file of Object.keys(before)) if (!(file in now)) console.log(`removed  ${file}`);
