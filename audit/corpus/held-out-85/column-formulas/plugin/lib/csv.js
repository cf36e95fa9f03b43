export function parse(text) {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',').map((s) => s.trim());
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((c, i) => [c, cells[i] ?? '']));
  });
  return { columns, rows };
}

export function print({ columns, rows }) {
  return [columns.join(','), ...rows.map((row) => columns.map((c) => row[c]).join(','))].join('\n') + '\n';
}
