import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SKIP = new Set(['.git', 'node_modules', '.checkpoint.json']);

export async function list(directory = '.', found = {}) {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) await list(full, found);
    else if (entry.isFile()) found[full] = createHash('sha256').update(await readFile(full)).digest('hex');
  }
  return found;
}
