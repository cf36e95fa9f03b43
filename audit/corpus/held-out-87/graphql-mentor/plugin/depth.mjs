import { readFileSync } from 'node:fs';
import { argv } from 'node:process';

const text = readFileSync(argv[2], 'utf8').replace(/#[^\n]*/g, '').replace(/"(?:\\.|[^"\\])*"/g, '""');
let depth = 0;
let deepest = 0;
for (const sign of text) {
  if (sign === '{') deepest = Math.max(deepest, ++depth);
  else if (sign === '}') depth -= 1;
}
console.log(deepest);
