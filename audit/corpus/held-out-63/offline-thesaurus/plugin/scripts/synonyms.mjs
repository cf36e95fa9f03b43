import { existsSync, readFileSync } from 'node:fs';
import { words } from './lib/words.mjs';
import { rank } from './lib/rank.mjs';

const [word = 'get', file] = process.argv.slice(2);
const around = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
const found = words.find((group) => group.includes(word)) ?? [];

for (const one of await rank(found, word, around)) console.log(one);
