import { readdirSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const root = resolve('notes');

function inside(name) {
  const path = resolve(root, name);
  if (!path.startsWith(root + sep)) throw new Error('outside of the notes');
  return path;
}

export const list = () => readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.md'));
export const read = (name) => readFileSync(inside(name), 'utf8');
export const search = (word) => list().filter((name) => read(name).toLowerCase().includes(word.toLowerCase()));
