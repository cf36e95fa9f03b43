import { readFileSync } from 'node:fs';
import { compare } from './lib/compare.js';

export function run(oldFile, newFile) {
  const before = JSON.parse(readFileSync(oldFile, 'utf8'));
  const after = JSON.parse(readFileSync(newFile, 'utf8'));
  return compare(before, after);
}
