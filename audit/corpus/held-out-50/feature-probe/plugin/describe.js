export function describe(value) {
  if (typeof value === 'function') return /^class\b/.test(String(value)) ? 'class' : 'function';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
