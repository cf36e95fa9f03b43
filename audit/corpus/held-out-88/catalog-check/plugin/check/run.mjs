import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compare } from './compare.mjs';

const event = JSON.parse(readFileSync(0, 'utf8') || '{}');
const file = event.tool_input?.file_path ?? '';
const name = /^([a-z]{2})\.json$/.exec(basename(file));
if (name) {
  const folder = dirname(file);
  const load = (f) => JSON.parse(readFileSync(join(folder, f), 'utf8'));
  const base = load('en.json');
  for (const f of readdirSync(folder).filter((x) => /^[a-z]{2}\.json$/.test(x) && x !== 'en.json')) {
    for (const problem of compare(base, load(f))) console.error(`${f}: ${problem}`);
  }
}
