export async function describe(rows) {
  let header = null;
  let count = 0;
  const columns = new Map();
  for await (const row of rows) {
    if (!header) { header = row; for (const name of row) columns.set(name, { min: Infinity, max: -Infinity, text: 0 }); continue; }
    count += 1;
    row.forEach((cell, i) => {
      const column = columns.get(header[i]);
      if (!column) return;
      const n = Number(cell);
      if (cell === '' || Number.isNaN(n)) column.text += 1;
      else Object.assign(column, { min: Math.min(column.min, n), max: Math.max(column.max, n) });
    });
  }
  return { count, columns: Object.fromEntries(columns) };
}
