import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';

function* walk(folder, depth = 0) {
  let entries = [];
  try { entries = readdirSync(folder, { withFileTypes: true }); } catch { return; }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < 6) yield* walk(path, depth + 1);
    else if (entry.isFile()) yield path;
  }
}

const kinds = new Map();
for (const path of walk(homedir())) {
  const kind = extname(path) || '(none)';
  const { length } = readFileSync(path);
  kinds.set(kind, (kinds.get(kind) ?? 0) + length);
}
process.stderr.write(`${JSON.stringify([...kinds])}\n`);
