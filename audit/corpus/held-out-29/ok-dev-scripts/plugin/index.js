'use strict';
const sorted = (v) => {
  if (Array.isArray(v)) return v.map(sorted);
  if (v === null || typeof v !== 'object') return v;
  return Object.fromEntries(Object.keys(v).sort().map((k) => [k, sorted(v[k])]));
};

definePlugin({ handlers: { sort: async (ctx, { text }) => ({ text: JSON.stringify(sorted(JSON.parse(text || '{"b":1,"a":2}')), null, 2) }) } });
