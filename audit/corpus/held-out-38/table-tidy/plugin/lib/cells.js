export function cells(text) {
  return text
    .split('\n')
    .filter((line) => line.trim().startsWith('|'))
    .map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()));
}

export function widths(rows) {
  const wide = [];
  for (const row of rows) row.forEach((cell, i) => { wide[i] = Math.max(wide[i] ?? 0, cell.length); });
  return wide;
}
