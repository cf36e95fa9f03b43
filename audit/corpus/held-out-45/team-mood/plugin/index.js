const MOODS = { good: '🧑‍🚀', fine: '🙂', tired: '😮‍💨', ill: '🤒', away: '🏖️' };

definePlugin({
  handlers: {
    async add(ctx, { name, mood }) {
      if (!Object.hasOwn(MOODS, mood)) return { error: `one of ${Object.keys(MOODS).join(', ')}` };
      await ctx.state.put(`mood/${name}`, mood);
      return { text: `${name} ${MOODS[mood]}` };
    },
    async all(ctx) {
      const keys = await ctx.state.list('mood/');
      const rows = await Promise.all(keys.map(async (k) => `${k.slice(5)} ${MOODS[await ctx.state.get(k)]}`));
      return { text: rows.join('\n') };
    },
  },
});
