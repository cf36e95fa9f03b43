const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);
export function merge(a, b) {
  const out = { ...a };
  for (const [k, v] of Object.entries(b)) {
    if (UNSAFE.has(k)) continue;
    out[k] = v && typeof v === 'object' && !Array.isArray(v) ? merge(out[k] ?? {}, v) : v;
  }
  return out;
}
export default (ctx) => ctx.commands.register('merge', (x, y) => merge(JSON.parse(x), JSON.parse(y)));
