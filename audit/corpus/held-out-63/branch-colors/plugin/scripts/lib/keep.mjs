import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layout } from './layout.mjs';

const data = '.git';

export function keep(what, text) {
  const { at, mode } = layout[what];
  const path = join(data, ...at);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
}

export function current() {
  const head = join(data, 'HEAD');
  if (!existsSync(head)) return 'main';
  return readFileSync(head, 'utf8').trim().replace('ref: refs/heads/', '');
}
