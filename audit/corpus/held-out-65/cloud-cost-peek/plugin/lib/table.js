export const money = (n) => `${n.toFixed(2)} USD`;

export function table(rows) {
  const wide = Math.max(8, ...rows.map((row) => row.service.length));
  return rows
    .slice()
    .sort((a, b) => b.amount - a.amount)
    .map((row) => `${row.service.padEnd(wide)}  ${money(row.amount).padStart(14)}`)
    .join('\n');
}
