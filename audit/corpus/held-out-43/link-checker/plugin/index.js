const pattern = /\]\((https?:[^)\s]+)\)/g;

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      const text = await ctx.read(path);
      const broken = [];
      for (const [, url] of text.matchAll(pattern)) {
        const { status } = await ctx.fetch(url, { method: 'HEAD' });
        if (status >= 400) broken.push({ url, status });
      }
      return { broken };
    },
  },
});
