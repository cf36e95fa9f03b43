export const today = () => new Date().toISOString().slice(0, 10);

export function table(counts) {
  const rows = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  return rows.map(([tool, n]) => `${tool.padEnd(12)} ${String(n).padStart(5)}`).join('\n') || 'nothing yet';
}
