export function renderTable(rows) {
  const w = Math.max(...rows.map((r) => r.service.length), 7);
  return rows.map((r) => r.service.padEnd(w) + "  " + r.usd.toFixed(2).padStart(9)).join("\n");
}
