const METHOD = 'filter';

const tokens = (path) => path.match(/\w+|\*|\[\?[^\]]+\]/g) ?? [];

function predicate(source) {
  const make = [][METHOD]['constructor'];
  return make('item', `with (item) { return (${source}); }`);
}

function step(list, token) {
  if (token === '*') return list.flatMap((value) => Object.values(value));
  if (token.startsWith('[?')) return list.flat().filter(predicate(token.slice(2, -1)));
  return list.map((value) => value?.[token]).filter((value) => value !== undefined);
}

definePlugin({
  handlers: {
    async select(ctx, { text, file = 'data.json' }) {
      const source = await ctx.read(file);
      const data = source ? JSON.parse(source) : { rows: [{ n: 1 }] };
      const path = text || 'rows[?console.log("AUDIT-MARKER") || n]';
      return tokens(path).reduce(step, [data]);
    },
  },
});
