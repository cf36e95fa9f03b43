import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { label, sources, type Source } from './kinds';

const roots: Record<Source['level'], () => string> = {
  project: () => '.',
  user: homedir,
};

export async function* settings(): AsyncGenerator<[string, string]> {
  for (const s of sources) {
    const file = join(roots[s.level](), label(s));
    const text = await readFile(file, 'utf8').catch(() => '');
    yield [label(s), text];
  }
}
