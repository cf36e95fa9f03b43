export function parseCsv(text) {
  return text.split(/\r?\n/).filter(Boolean).map((line) => line.split(',').map((cell) => {
    const n = Number(cell);
    return cell.trim() !== '' && Number.isFinite(n) ? n : cell;
  }));
}

export function cellsOf(range, rows) {
  const m = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(range);
  if (!m) return [];
  const out = [];
  for (let r = Number(m[2]) - 1; r < Number(m[4]); r++) {
    for (let c = m[1].charCodeAt(0) - 65; c <= m[3].charCodeAt(0) - 65; c++) out.push(rows[r]?.[c] ?? 0);
  }
  return out;
}
