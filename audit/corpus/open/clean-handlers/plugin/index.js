const today = () => new Date().toISOString().slice(0, 10);
definePlugin({
  handlers: {
    async add(ctx, { text }) {
      const lines = (await ctx.state.get(today())) ?? [];
      await ctx.state.put(today(), [...lines, text]);
      return { count: lines.length + 1 };
    },
  },
});
