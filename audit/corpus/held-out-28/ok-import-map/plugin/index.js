'use strict';
const { groups } = require('./lib/groups.js');

// Which heading an import belongs to, for sorted import blocks.
const order = ['builtin', 'external', 'internal', 'style'];

function kindOf(name) {
  if (groups.builtin.includes(name) || name.startsWith('node:')) return 'builtin';
  if (name.endsWith('.css')) return 'style';
  return name.startsWith('.') ? 'internal' : 'external';
}

function sortImports(lines) {
  const byKind = new Map(order.map((kind) => [kind, []]));
  for (const line of lines) {
    const hit = /['"]([^'"]+)['"]/.exec(line);
    if (hit) byKind.get(kindOf(hit[1])).push(line.trim());
  }
  return order.map((kind) => byKind.get(kind).sort().join('\n')).filter(Boolean).join('\n\n');
}

definePlugin({
  handlers: {
    async sort(ctx, { text }) {
      return { text: sortImports(text.split('\n')) };
    },
  },
});
