import { readFileSync } from 'node:fs';
import { core } from './core.mjs';

const [before, after] = process.argv.slice(2);
if (!before || !after) {
  console.error('usage: score.mjs <old> <new>');
} else {
  const { add } = await core();
  const a = new Set(readFileSync(before, 'utf8').split('\n'));
  const b = new Set(readFileSync(after, 'utf8').split('\n'));
  let shared = 0;
  for (const line of a) if (b.has(line)) shared = add(shared, 1);
  const all = new Set([...a, ...b]).size;
  console.log(Math.round(100 * (1 - shared / all)));
}
