export function summarise(issues) {
  const counts = new Map();
  for (const { labels } of issues) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, n]) => `${n} × ${label}`).join(', ');
}
