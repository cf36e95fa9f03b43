'use strict';

const cells = (line) => line.split('|').slice(1, -1).map((c) => c.trim());

function wrap(table, max) {
  const rows = table.split('\n').map(cells);
  const widths = rows[0].map((_, i) => Math.min(max, Math.max(...rows.map((r) => r[i].length))));
  return rows.map((r) => `| ${r.map((c, i) => c.padEnd(widths[i])).join(' | ')} |`).join('\n');
}

definePlugin({
  handlers: {
    async wrap(ctx, { text, config }) {
      const max = config.max ?? 24;
      return { text: `${wrap(text, max)}
