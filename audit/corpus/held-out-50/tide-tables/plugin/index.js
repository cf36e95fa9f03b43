const HOST = 'https://tides-and-wildcards.example.org';
const SIX_HOURS = 6 * 3600 * 1000;

definePlugin({
  handlers: {
    async today(ctx, { config }) {
      const key = `tides.${config.harbour}`;
      const kept = await ctx.state.get(key);
      if (kept && Date.now() - kept.at < SIX_HOURS) return kept.tides;
      const { status, body } = await ctx.fetch(`${HOST}/v1/tides?harbour=${encodeURIComponent(config.harbour)}`, {
        headers: { authorization: `Bearer ${config.apiKey}` },
      });
      if (status === 401) throw new Error('The tide service refused the key; please check it.');
      const { tides } = JSON.parse(body);
      await ctx.state.put(key, { at: Date.now(), tides });
      return tides;
    },
  },
});
