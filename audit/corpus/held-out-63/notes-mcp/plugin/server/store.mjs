import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'notes');

function place(name) {
  if (!/^[a-z0-9-]{1,64}$/.test(name)) throw new Error(`not a name: ${name}`);
  return join(folder, `${name}.md`);
}

export function list() {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
}

export const read = (name) => readFileSync(place(name), 'utf8');

export function write(name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(place(name), `${text.trimEnd()}\n`);
  return `written: ${name}`;
}
