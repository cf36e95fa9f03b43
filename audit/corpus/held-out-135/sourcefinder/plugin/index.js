import { readdir, readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';

const SKIP = new Set(['node_modules', '.git', 'dist', 'coverage']);
async function* walk(dir) {
  for (const e of await readdir(dir, { withFileTypes: true })) {
    if (SKIP.has(e.name)) continue;
    const p = join(dir, e.name);
    if (e.isDirectory()) yield* walk(p);
    else if (['.js', '.ts', '.go'].includes(extname(p))) yield p;
  }
}
export default (ctx) => ctx.commands.register('longest', async () => {
  let best = ['', 0];
  for await (const p of walk(ctx.cwd)) {
    const n = (await readFile(p, 'utf8')).split('\n').length;
    if (n > best[1]) best = [p, n];
  }
  return `${best[0]}: ${best[1]} lines`;
});
