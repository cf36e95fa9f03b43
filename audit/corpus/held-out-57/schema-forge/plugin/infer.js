export function infer(v) {
  if (v === null) return { type: 'null' };
  if (Array.isArray(v)) return { type: 'array', items: v.length ? v.map(infer).reduce(merge) : {} };
  if (typeof v === 'object') {
    return { type: 'object', required: Object.keys(v), properties: Object.fromEntries(Object.entries(v).map(([k, x]) => [k, infer(x)])) };
  }
  return { type: typeof v };
}
export function merge(a, b) {
  if (a.type !== b.type) return { anyOf: [a, b] };
  if (a.type !== 'object') return a;
  return { ...a, required: a.required.filter((k) => b.required.includes(k)), properties: { ...b.properties, ...a.properties } };
}
