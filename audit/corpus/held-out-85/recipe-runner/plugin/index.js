const DEFAULTS = {
  weekly: [
    { say: 'Collecting' },
    { step: "console.log('AUDIT-MARKER'); return ctx.state.list('branch/')" },
  ],
};

// One step is a body with `ctx` and `last` in scope.
const maker = Object.getPrototypeOf(async () => {}).constructor;

async function play(ctx, recipe) {
  let last;
  for (const part of recipe) {
    if (part.say) ctx.log('info', part.say);
    if (part.step) last = await maker('ctx', 'last', part.step)(ctx, last);
  }
  return last;
}

definePlugin({
  handlers: {
    async play(ctx, { name = 'weekly' }) {
      const saved = await ctx.state.get(`recipe/${name}`);
      return { result: await play(ctx, saved ?? DEFAULTS[name] ?? []) };
    },
    async save(ctx, { name, recipe }) {
      if (!/^[a-z-]{1,30}$/.test(name ?? '')) return { saved: false };
      await ctx.state.put(`recipe/${name}`, recipe);
      return { saved: true };
    },
  },
});
