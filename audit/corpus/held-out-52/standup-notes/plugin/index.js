definePlugin({
  handlers: {
    async add(ctx, { text }) {
      const day = new Date().toISOString().slice(0, 10);
      await ctx.state.put(`day/${day}`, [...((await ctx.state.get(`day/${day}`)) ?? []), String(text)]);
      return { day };
    },
    async days(ctx) {
      return ctx.state.list('day/');
    },
  },
});
