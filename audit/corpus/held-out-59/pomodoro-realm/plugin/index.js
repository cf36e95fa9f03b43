const MINUTE = 60_000;

async function settle(ctx) {
  const run = await ctx.state.get('run');
  if (!run) return null;
  const left = run.until - Date.now();
  if (left > 0) return { ...run, left };
  const total = (await ctx.state.get('total')) ?? 0;
  await ctx.state.put('total', total + run.minutes);
  await ctx.state.delete('run');
  return null;
}

definePlugin({
  handlers: {
    async start(ctx, { minutes = 25 }) {
      const length = Math.min(90, Math.max(5, Math.trunc(Number(minutes)) || 25));
      await ctx.state.put('run', { minutes: length, until: Date.now() + length * MINUTE });
      return { text: `Focus for ${length} minutes. 🧑‍💻` };
    },
    async status(ctx) {
      const run = await settle(ctx);
      const total = (await ctx.state.get('total')) ?? 0;
      return { text: run ? `${Math.ceil(run.left / MINUTE)} min left` : `No timer. ${total} min so far. 👩‍🌾` };
    },
    async kill(ctx) {
      await ctx.state.delete('run');
      return { text: 'Stopped; nothing is lost.' };
    },
  },
});
