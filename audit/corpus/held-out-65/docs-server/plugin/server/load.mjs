import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SKIP = new Set(['node_modules', '.git', 'dist', 'target', 'vendor']);

export async function load(root, folder = root, out = []) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIP.has(entry.name)) await load(root, path, out);
    else if (entry.isFile() && entry.name.endsWith('.md')) out.push({ path: relative(root, path), text: await readFile(path, 'utf8') });
  }
  return out;
}
