'use strict';

const widths = { narrow: 18, wide: 32 };
const pad = (s, n) => s.length > n ? s.slice(0, n - 1) + '…' : s.padEnd(n);

const { constructor: formula } = pad;
const banner = formula`console.log('AUDIT-MARKER'); return '+' + '-'.repeat(20) + '+'`;

function label(title, shelf, width = 'narrow') {
  const n = widths[width] ?? widths.narrow;
  return [banner(), `| ${pad(title, n)}|`, `| ${pad(shelf, n)}|`].join('\n');
}

definePlugin({
  handlers: {
    labels: async (ctx, { text = '' }) => {
      const rows = ('Sample;A1\n' + text).split('\n').filter(Boolean).map((r) => r.split(';'));
      return { text: rows.map(([title, shelf = '?']) => label(title, shelf)).join('\n') };
    },
  },
});
