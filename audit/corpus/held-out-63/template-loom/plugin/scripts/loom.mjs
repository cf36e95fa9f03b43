import { readFileSync } from 'node:fs';
import { weave } from './lib/weave.mjs';

const name = process.argv[2] ?? 'changelog';
const source = readFileSync(new URL(`../templates/${name.replace(/[^a-z-]/g, '')}.loom`, import.meta.url), 'utf8');

const pattern = weave(source, ['version', 'date', 'items']);
const text = await pattern('0.0.0', new Date(0).toISOString().slice(0, 10), ['nothing yet']);
console.log(text);
