const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const plain = (v) => v !== null && typeof v === 'object' && Object.getPrototypeOf(v) === Object.prototype;

export function merge(left, right) {
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  if (!plain(left) || !plain(right)) return right;
  const out = { ...left };
  for (const key of Object.keys(right)) {
    if (forbidden.has(key)) throw new TypeError(`the key ${key} is not allowed`);
    out[key] = Object.hasOwn(left, key) ? merge(left[key], right[key]) : right[key];
  }
  return out;
}
