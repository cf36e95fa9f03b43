export function diff(a, b, path = '$') {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return [{ path, from: a, to: b }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((k) => diff(a[k], b[k], `${path}.${k}`));
}
