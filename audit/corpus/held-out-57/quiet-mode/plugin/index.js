const minutes = (from) => Math.round((Date.now() - from) / 60000);
definePlugin({
  handlers: {
    async since(ctx) {
      const begun = (await ctx.state.get('begun')) ?? Date.now();
      await ctx.state.put('begun', begun);
      return { minutes: minutes(begun) };
    },
  },
});
