'use strict';

function table(text) {
  const rows = text.trim().split('\n').map((l) => l.split(',').map((c) => c.trim()));
  const widths = rows[0].map((_, i) => Math.max(...rows.map((r) => (r[i] || '').length)));
  return rows.map((r) => r.map((c, i) => c.padEnd(widths[i])).join('  ')).join('\n');
}

definePlugin({ handlers: { table: async (ctx, { text }) => table(text) } });
