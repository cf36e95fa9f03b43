import { copyFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const text = (folder, name) => readFile(join(folder, name), 'utf8').catch(() => undefined);

export const names = (folder) => readdir(folder).catch(() => []);

export async function same(left, right, name) {
  return (await text(left, name)) === (await text(right, name));
}

export const settle = (expected, actual, name) => copyFile(join(actual, name), join(expected, name));
