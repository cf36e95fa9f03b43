const field = '\x1f';
const record = '\x1e';
const names = ['hash', 'author', 'date', 'subject', 'body'];

export const format = `--format=${['%h', '%an', '%as', '%s', '%b'].join('%x1f')}%x1e`;

export function* commits(text) {
  for (const row of text.split(record)) {
    if (!row.trim()) continue;
    yield Object.fromEntries(row.trim().split(field).map((value, at) => [names[at], value]));
  }
}

const groupBy = (rows, key) => rows.reduce((map, row) => map.set(key(row), [...(map.get(key(row)) ?? []), row]), new Map());

export function digest(rows) {
  const out = [];
  for (const [author, own] of groupBy(rows, ({ author }) => author)) {
    out.push(`## ${author}`, '');
    const byKind = groupBy(own, ({ subject }) => /^(\w+)(\(.+\))?:/.exec(subject)?.[1] ?? 'other');
    for (const [kind, some] of byKind) out.push(`**${kind}**`, ...some.map(({ hash, subject }) => `- ${subject} (${hash})`), '');
  }
  return out.join('\n');
}
