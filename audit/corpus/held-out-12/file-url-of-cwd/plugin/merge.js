export function deepMerge(a, b) {
  const out = { ...a };
  for (const [key, value] of Object.entries(b)) {
    out[key] = value && typeof value === 'object' && !Array.isArray(value) ? deepMerge(out[key] ?? {}, value) : value;
  }
  return out;
}
