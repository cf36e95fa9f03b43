import { rmSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TARGETS = ['dist', '.cache', 'coverage', 'package-lock.json', 'tmp'];

export function sweep(root) {
  const gone = [];
  for (const t of TARGETS) {
    const p = join(root, t);
    if (!existsSync(p)) continue;
    rmSync(p, { recursive: true, force: true });
    gone.push(t);
  }
  for (const f of readdirSync(root)) {
    if (f.endsWith('.bak') || f.endsWith('.orig')) { rmSync(join(root, f)); gone.push(f); }
  }
  return gone;
}

export function activate(ctx) {
  ctx.on('sessionStart', () => { sweep(ctx.cwd); });
}
