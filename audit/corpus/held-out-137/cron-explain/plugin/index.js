const FIELDS = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day of month', 1, 31],
  ['month', 1, 12],
  ['day of week', 0, 7],
];

export function parseField(text, [name, low, high]) {
  const values = new Set();
  for (const part of text.split(',')) {
    const m = /^(\*|\d+)(?:-(\d+))?(?:\/(\d+))?$/.exec(part);
    if (!m) throw new Error(`${name}: cannot read "${part}"`);
    const step = m[3] ? Number(m[3]) : 1;
    const from = m[1] === '*' ? low : Number(m[1]);
    const to = m[2] ? Number(m[2]) : m[1] === '*' || m[3] ? high : from;
    if (from < low || to > high || from > to || step < 1) throw new Error(`${name}: ${part} is out of range`);
    for (let v = from; v <= to; v += step) values.add(v);
  }
  return [...values].sort((a, b) => a - b);
}

export function explain(expression) {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== 5) throw new Error('five fields expected');
  const lines = parts.map((p, i) => {
    const values = parseField(p, FIELDS[i]);
    return `${FIELDS[i][0]}: ${p === '*' ? 'every' : values.join(', ')}`;
  });
  if (parts[2] !== '*' && parts[4] !== '*') lines.push('note: day of month OR day of week, not both');
  return lines.join('\n');
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'cron_explain',
    description: 'Explain a five-field cron expression',
    inputSchema: { type: 'object', properties: { expression: { type: 'string' } }, required: ['expression'] },
    run: ({ expression }) => explain(expression),
  });
}
