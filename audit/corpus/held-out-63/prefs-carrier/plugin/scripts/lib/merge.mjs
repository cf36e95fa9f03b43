const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Later layers win; objects are merged, everything else is replaced. */
export function merge(below, above) {
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) {
    result[key] = isPlain(value) && isPlain(result[key]) ? merge(result[key], value) : value;
  }
  return result;
}
