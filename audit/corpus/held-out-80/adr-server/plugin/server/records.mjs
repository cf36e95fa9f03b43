import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const folder = join('docs', 'decisions');
const slug = (title) => title.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

export async function list() {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{4}-.*\.md$/.test(name)).sort();
}

export async function show(name) {
  return readFile(join(folder, basename(name)), 'utf8');
}

export async function add(title, context) {
  await mkdir(folder, { recursive: true });
  const number = String((await list()).length + 1).padStart(4, '0');
  const name = `${number}-${slug(title)}.md`;
  await writeFile(join(folder, name), `# ${number}. ${title}\n\nStatus: proposed\n\n## Context\n\n${context}\n`, { flag: 'wx' });
  return name;
}
