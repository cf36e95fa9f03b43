import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

const FOLDER = resolve('.notes');

function pathOf(name) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]{0,80}$/u.test(name ?? '')) throw new Error('A name has letters, digits, blanks and hyphens.');
  const path = join(FOLDER, `${name}.md`);
  if (!path.startsWith(FOLDER + sep)) throw new Error('Notes stay in .notes.');
  return path;
}

export async function list() {
  await mkdir(FOLDER, { recursive: true });
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
}

export const read = (name) => readFile(pathOf(name), 'utf8');

export async function write(name, text) {
  const path = pathOf(name);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, text);
}
