export function traced(options) {
  const seen = new Set();
  const proxy = new Proxy(options, {
    get(target, key, receiver) {
      if (typeof key === 'string') seen.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  return { proxy, unused: () => Object.keys(options).filter((k) => !seen.has(k)) };
}

export function kindOf(value) {
  if (value === null || value === undefined) return String(value);
  return value.constructor ? value.constructor.name : 'Object (no prototype)';
}

export default function activate(ctx) {
  ctx.registerTool('kinds', ({ values }) => values.map(kindOf));
  ctx.registerTool('unused_options', ({ options, reads }) => {
    const t = traced(options);
    for (const r of reads) void t.proxy[r];
    return t.unused();
  });
}
