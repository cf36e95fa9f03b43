import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function total(folder, skip, depth = 0) {
  if (depth > 6) return 0;
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skip.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sum += total(path, skip, depth + 1);
    else if (entry.isFile()) sum += statSync(path).size;
  }
  return sum;
}

export function sizes(root, skip) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skip.has(entry.name))
    .map((entry) => [entry.name, total(join(root, entry.name), skip)])
    .sort((a, b) => b[1] - a[1]);
}
