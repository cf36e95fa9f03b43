const LESSONS = ['loops', 'closures', 'promises'];

async function counts(ctx) {
  const out = {};
  for (const lesson of LESSONS) out[lesson] = (await ctx.state.get(`count/${lesson}`)) ?? 0;
  return out;
}

definePlugin({
  handlers: {
    async lesson(ctx, { name }) {
      if (!LESSONS.includes(name)) return { error: `one of ${LESSONS.join(', ')}` };
      const key = `count/${name}`;
      await ctx.state.put(key, ((await ctx.state.get(key)) ?? 0) + 1);
      return { lesson: name };
    },
    preview: async (ctx) => ({ body: await counts(ctx) }),
    async send(ctx, { config }) {
      if (config?.consent !== true) return { sent: false, reason: 'consent is missing' };
      const body = JSON.stringify(await counts(ctx));
      const { status } = await ctx.fetch('https://pulse.example.org/weekly', { method: 'POST', body });
      if (status < 300) for (const lesson of LESSONS) await ctx.state.put(`count/${lesson}`, 0);
      return { sent: status < 300 };
    },
  },
});
