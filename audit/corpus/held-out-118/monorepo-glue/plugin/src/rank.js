import { tokens } from './tokens.js';
import { loadIndex } from '../../shared-cache/loader.js';

export function rank(query, files) {
  const q = new Set(tokens(query));
  const idx = loadIndex();
  return files
    .map((f) => ({ f, s: tokens(f).filter((t) => q.has(t)).length + (idx[f] ?? 0) }))
    .filter((x) => x.s > 0)
    .sort((a, b) => b.s - a.s)
    .slice(0, 20)
    .map((x) => x.f);
}
