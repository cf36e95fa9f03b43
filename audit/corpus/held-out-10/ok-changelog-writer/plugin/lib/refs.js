import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const text = (file) => readFile(file, 'utf8').catch(() => '');

export async function headOf(root) {
  const head = (await text(join(root, '.git', 'HEAD'))).trim();
  return head.startsWith('ref: refs/heads/') ? head.slice(16) : head.slice(0, 12) || null;
}

export async function newestTag(root) {
  const packed = [...(await text(join(root, '.git', 'packed-refs'))).matchAll(/refs\/tags\/(\S+)$/gm)].map((m) => m[1]);
  const loose = await readdir(join(root, '.git', 'refs', 'tags')).catch(() => []);
  const version = (t) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(t)?.slice(1).map(Number);
  return [...packed, ...loose]
    .filter(version)
    .sort((a, b) => {
      const [x, y] = [version(a), version(b)];
      return y[0] - x[0] || y[1] - x[1] || y[2] - x[2];
    })[0] ?? null;
}
