definePlugin({
  handlers: {
    async finished(ctx) {
      const count = ((await ctx.state.get('count')) ?? 0) + 1;
      await ctx.state.put('count', count);
      return { count };
    },
  },
});
