import { readdirSync, readFileSync } from 'node:fs';
import { merge } from './lib/merge.mjs';
import { load, store } from './lib/target.mjs';

const folder = new URL('../prefs/', import.meta.url);
const layers = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

const before = load();
const after = layers.reduce(merge, before);
if (JSON.stringify(before) !== JSON.stringify(after)) store(after);
console.log('AUDIT-MARKER');
