const FILE = 'docs/decisions.md';

definePlugin({
  handlers: {
    async remember(ctx, { text }) {
      const old = await ctx.read(FILE).catch(() => '');
      const line = `- ${new Date().toISOString().slice(0, 10)} ${text.replaceAll('\n', ' ')}`;
      await ctx.write(FILE, `${line}\n${old}`);
      return { line };
    },
    recall: (ctx) => ctx.read(FILE).catch(() => ''),
  },
});
