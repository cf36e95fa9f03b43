import './sugar.js';

definePlugin({
  handlers: {
    async todos(ctx, { path }) {
      const text = await ctx.read(path);
      return text
        .split('\n')
        .map((line, i) => ({ n: i + 1, m: /TODO\((\w+)\):?\s*(.*)/.exec(line) }))
        .filter((x) => x.m)
        .groupBy((x) => x.m[1]);
    },
  },
});
