const KINDS = [
  ['integer', /^[-+]?\d+$/],
  ['number', /^[-+]?(\d+[.,]?\d*|[.,]\d+)(e[-+]?\d+)?$/i],
  ['date', /^\d{4}-\d{2}-\d{2}/],
  ['boolean', /^(true|false|yes|no|ja|nein)$/i],
];

export function profile([head, ...rows]) {
  return head.map((name, column) => {
    const values = rows.map((row) => row[column] ?? '');
    const full = values.filter((value) => value !== '');
    const kind = KINDS.find(([, pattern]) => full.length && full.every((value) => pattern.test(value)))?.[0] ?? 'text';
    return { name, kind, empty: values.length - full.length, distinct: new Set(full).size, example: full[0]?.slice(0, 40) ?? null };
  });
}
