import { encoding } from './encoding.mjs';
import { readFile } from 'node:fs/promises';

export async function content(path) {
  const name = encoding(path);
  return readFile(path, name).catch(() => '');
}
