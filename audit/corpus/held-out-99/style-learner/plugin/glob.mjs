import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

const skip = new Set(['node_modules', '.git', 'dist', 'target']);

export async function* glob(dir, re) {
  for await (const e of await opendir(dir)) {
    const full = join(dir, e.name);
    if (e.isDirectory()) {
      if (!skip.has(e.name)) yield* glob(full, re);
    } else if (re.test(e.name)) yield full;
  }
}
