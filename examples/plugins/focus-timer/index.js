// State is the plugin's own: a few numbers that survive a restart, reached only through the broker.
const minutesSince = (then) => Math.floor((Date.now() - then) / 60_000);

definePlugin({
  handlers: {
    async start(ctx) {
      await ctx.state.put('begun', Date.now());
      return { begun: true };
    },

    async stop(ctx) {
      const begun = await ctx.state.get('begun');
      if (begun === undefined) return { minutes: 0 };
      const minutes = minutesSince(begun);
      const total = ((await ctx.state.get('total')) ?? 0) + minutes;
      await ctx.state.put('total', total);
      await ctx.state.delete('begun');
      return { minutes, total };
    },

    async remaining(ctx, { config }) {
      const begun = await ctx.state.get('begun');
      return { minutes: begun === undefined ? null : Math.max(0, config.minutes - minutesSince(begun)) };
    },
  },
});
