export function merge(left, right) {
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  if (Object(left) !== left || Object(right) !== right) return right ?? left;
  const out = { ...left };
  for (const [key, value] of Object.entries(right)) out[key] = key in left ? merge(left[key], value) : value;
  return out;
}
