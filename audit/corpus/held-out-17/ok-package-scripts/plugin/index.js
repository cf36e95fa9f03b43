definePlugin({
  handlers: {
    async lens(ctx, { text }) {
      const rows = text.split(/\r?\n/).filter(Boolean).map((l) => l.split(','));
      ctx.log(`${rows.length} rows, ${rows[0]?.length ?? 0} columns`);
      return rows.slice(0, 5);
    },
  },
});
