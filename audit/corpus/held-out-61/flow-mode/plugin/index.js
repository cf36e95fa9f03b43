const MINUTE = 60_000;

async function current(ctx) {
  const stretch = await ctx.state.get('stretch');
  if (!stretch) return null;
  return { ...stretch, left: Math.max(0, Math.ceil((stretch.end - Date.now()) / MINUTE)) };
}

definePlugin({
  handlers: {
    async begin(ctx, { minutes = 25 }) {
      const length = Math.min(180, Math.max(5, Number(minutes) || 25));
      const stretch = { begun: Date.now(), end: Date.now() + length * MINUTE };
      await ctx.state.put('stretch', stretch);
      const total = ((await ctx.state.get('total')) ?? 0) + length;
      await ctx.state.put('total', total);
      return { length, total };
    },
    async left(ctx) {
      const stretch = await current(ctx);
      return { left: stretch?.left ?? 0, over: stretch !== null && stretch.left === 0 };
    },
    async stop(ctx) {
      await ctx.state.delete('stretch');
      return { stopped: true };
    },
  },
});
