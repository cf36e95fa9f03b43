import { readdir } from 'node:fs/promises';
import path from 'node:path';

export async function* walk(directory, depth = 0) {
  if (depth > 8) return;
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === '.git') continue;
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(full, depth + 1);
    else yield { full, depth, ending: path.extname(entry.name) || '(none)' };
  }
}
