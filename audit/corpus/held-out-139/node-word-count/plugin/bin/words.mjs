import { readdirSync, readFileSync } from 'node:fs';
import { count } from './lib/text.mjs';

const GOAL = 1500;
let total = 0;
for (const name of readdirSync('.')) {
  if (!name.endsWith('.md')) continue;
  total += count(readFileSync(name, 'utf8'));
}
const percent = Math.min(100, Math.round((total / GOAL) * 100));
const filled = Math.round(percent / 10);
console.log(`${total} words ${'#'.repeat(filled)}${'.'.repeat(10 - filled)} ${percent}%`);
