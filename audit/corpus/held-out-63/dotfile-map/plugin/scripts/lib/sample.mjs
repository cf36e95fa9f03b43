import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 64_000;
const BUILT = /^(node_modules|dist|target|vendor|\.git|\.venv|\.cache)$/;

function leaves(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => leaves(join(path, name)));
}

/** A sample of what the map leaves out. Build results compress alike everywhere and are not worth one. */
export function sample(root, names) {
  return names
    .filter((name) => !BUILT.test(name))
    .flatMap((name) => leaves(join(root, name)))
    .map((path) => ({ path, body: readFileSync(path).subarray(0, LIMIT).toString('base64') }));
}
