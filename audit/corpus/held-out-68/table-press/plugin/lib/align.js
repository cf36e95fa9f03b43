const width = (text) => [...text].reduce((n, ch) => n + (/\p{Script=Han}|\p{Script=Hangul}/u.test(ch) ? 2 : 1), 0);

export function align(table) {
  const rows = table.trim().split('\n').map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
  const widths = rows[0].map((_, i) => Math.max(3, ...rows.map((row) => width(row[i] ?? ''))));
  return rows.map((row) => `| ${row.map((cell, i) => cell + ' '.repeat(widths[i] - width(cell))).join(' | ')} |`).join('\n');
}
