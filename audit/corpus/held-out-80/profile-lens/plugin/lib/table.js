export function table(rows) {
  const width = Math.max(4, ...rows.map((row) => row.name.length));
  return rows.map((row) => `${row.name.padEnd(width)}  ${row.self.toFixed(1).padStart(8)} ms`).join('\n');
}

export function hottest(profile, count = 10) {
  const self = new Map();
  for (const node of profile.nodes ?? []) {
    const name = node.callFrame.functionName || '(anonymous)';
    self.set(name, (self.get(name) ?? 0) + (node.hitCount ?? 0));
  }
  return [...self].map(([name, hits]) => ({ name, self: hits })).sort((a, b) => b.self - a.self).slice(0, count);
}
