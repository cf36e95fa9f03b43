import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const names = new Set(['.cache', 'coverage']);

function* caches(dir, depth = 0) {
  if (depth > 3) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(dir, entry.name);
    if (names.has(entry.name)) yield path;
    else yield* caches(path, depth + 1);
  }
}

for (const path of caches('.')) {
  console.error(path, statSync(path).mtime.toISOString());
  rmSync(path, { recursive: true, force: true });
}
