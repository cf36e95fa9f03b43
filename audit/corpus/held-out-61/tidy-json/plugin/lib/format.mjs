function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

export function format(text, { sort = false } = {}) {
  const value = JSON.parse(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${JSON.stringify(sort ? sorted(value) : value, null, 2)}\n`.replaceAll('\n', end);
}
