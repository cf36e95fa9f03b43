export function sorted(value) {
  if (Array.isArray(value)) return [...new Set(value)];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
