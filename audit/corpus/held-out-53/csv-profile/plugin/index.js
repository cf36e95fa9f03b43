import { rows } from './csv.js';

function kind(value) {
  if (value === '') return 'empty';
  if (/^-?\d+$/.test(value)) return 'integer';
  if (/^-?\d*[.,]\d+$/.test(value)) return 'number';
  if (/^\d{4}-\d\d-\d\d/.test(value)) return 'date';
  if (/^(true|false|yes|no)$/i.test(value)) return 'boolean';
  return 'text';
}

definePlugin({
  handlers: {
    async profile(ctx, { path }) {
      const reader = rows(await ctx.read(path));
      const head = reader.next().value ?? [];
      const columns = head.map((name) => ({ name, kinds: new Map(), distinct: new Set(), longest: 0 }));
      let count = 0;
      for (const row of reader) {
        count += 1;
        columns.forEach((column, i) => {
          const value = row[i] ?? '';
          const k = kind(value);
          column.kinds.set(k, (column.kinds.get(k) ?? 0) + 1);
          if (column.distinct.size < 5000) column.distinct.add(value);
          column.longest = Math.max(column.longest, value.length);
        });
        if (ctx.signal.aborted) break;
      }
      return {
        rows: count,
        columns: columns.map((c) => ({
          name: c.name, kinds: Object.fromEntries(c.kinds), distinct: c.distinct.size, longest: c.longest,
        })),
      };
    },
  },
});
