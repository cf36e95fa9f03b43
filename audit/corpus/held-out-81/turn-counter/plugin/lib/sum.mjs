export const sum = (rows) => rows.reduce((all, r) => ({ ...all, [r.tool]: (all[r.tool] ?? 0) + 1 }), {});

export function table(totals) {
  return Object.entries(totals)
    .sort((a, b) => b[1] - a[1])
    .map(([tool, n]) => `${tool.padEnd(12)} ${'#'.repeat(Math.min(n, 40))} ${n}`)
    .join('\n');
}
