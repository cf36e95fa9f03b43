import { readFileSync, readdirSync } from 'node:fs';
import { join, basename } from 'node:path';

const flatten = (o, p = '') =>
  Object.entries(o).flatMap(([k, v]) => (v && typeof v === 'object' ? flatten(v, `${p}${k}.`) : [`${p}${k}`]));

export function missing(dir, base) {
  const files = readdirSync(dir).filter((f) => f.endsWith('.json'));
  const keys = Object.fromEntries(files.map((f) => [basename(f, '.json'), new Set(flatten(JSON.parse(readFileSync(join(dir, f), 'utf8'))))]));
  const result = {};
  for (const [lang, set] of Object.entries(keys)) {
    const gap = [...keys[base]].filter((k) => !set.has(k));
    if (gap.length) result[lang] = gap;
  }
  return result;
}
