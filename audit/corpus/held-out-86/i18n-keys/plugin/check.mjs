import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const messages = JSON.parse(readFileSync(new URL('./messages.json', import.meta.url), 'utf8'));
const fill = (text, data) => text.replace(/\{(\w+)\}/g, (_, key) => data[key]);
const flat = (tree, at = '') => Object.entries(tree).flatMap(([k, v]) => (typeof v === 'object' ? flat(v, `${at}${k}.`) : [at + k]));
const folder = 'locales';
const load = (file) => new Set(flat(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

if (existsSync(join(folder, 'en.json'))) {
  const wanted = load('en.json');
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.json') && f !== 'en.json')) {
    const have = load(file);
    const missing = [...wanted].filter((k) => !have.has(k));
    if (missing.length) console.error(fill(messages.missing, { file, n: missing.length, keys: missing.slice(0, 5).join(', ') }));
  }
}
