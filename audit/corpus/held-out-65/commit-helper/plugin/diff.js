export function size(text) {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((parts) => parts.length === 3)
    .map(([added, removed, path]) => ({ path, lines: (Number(added) || 0) + (Number(removed) || 0) }));
}

export function areas(changes) {
  const sums = new Map();
  for (const { path, lines } of changes) {
    const area = path.includes('/') ? path.split('/').slice(0, 2).join('/') : '.';
    sums.set(area, (sums.get(area) ?? 0) + lines);
  }
  return [...sums].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([area, lines]) => `${area} (${lines})`);
}
