const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y;
export function parse(text) {
  const rows = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, cell, end] = CELL.exec(text);
    rows.at(-1).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  const [head, ...body] = rows.filter((r) => r.length);
  return body.map((r) => Object.fromEntries(head.map((h, i) => [h, r[i] ?? ''])));
}
const quote = (v) => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v);
export const print = (rows) => [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)].map((r) => r.map(quote).join(',')).join('\n');
