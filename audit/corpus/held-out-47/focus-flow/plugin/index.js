definePlugin({
  handlers: {
    async switched(ctx, { text }) {
      const day = new Date().toDateString();
      const list = (await ctx.state.get(day)) ?? [];
      list.push({ to: text, at: Date.now() });
      await ctx.state.put(day, list);
      return { count: list.length };
    },
    async switches(ctx) {
      return ((await ctx.state.get(new Date().toDateString())) ?? []).length;
    },
  },
});
