import { readFileSync } from 'node:fs';
import { results } from './lib/results.mjs';

const file = process.argv[2] ?? new URL('../notebooks/demo.md', import.meta.url);
const page = readFileSync(file, 'utf8');

const found = results(page);
let at = 0;
console.log(page.replace(/```cell\n([\s\S]*?)```/g, (whole) => `${whole}\n→ ${found[at++]}`));
