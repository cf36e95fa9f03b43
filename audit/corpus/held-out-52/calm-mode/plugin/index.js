definePlugin({
  handlers: {
    async begin(ctx) {
      await ctx.state.put('calm', Date.now());
      return {};
    },
    async since(ctx) {
      const begun = await ctx.state.get('calm');
      return { minutes: begun ? Math.round((Date.now() - begun) / 60000) : 0 };
    },
  },
});
