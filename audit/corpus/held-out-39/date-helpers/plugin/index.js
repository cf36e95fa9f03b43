import './patch.js';

definePlugin({
  handlers: {
    async report(ctx, { path }) {
      const rows = JSON.parse(await ctx.read(path)).map((row) => ({ ...row, at: new Date(row.at) }));
      return { text: JSON.stringify(rows.lastOf(10)) };
    },
  },
});
