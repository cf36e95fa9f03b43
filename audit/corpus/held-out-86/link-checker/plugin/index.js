const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;

definePlugin({
  handlers: {
    async check(ctx, { path = 'README.md' }) {
      const text = await ctx.read(path);
      const dead = [];
      for (const [, url] of text.matchAll(LINK)) {
        const { status } = await ctx.fetch(url, { method: 'HEAD' });
        if (status >= 400) dead.push({ url, status });
      }
      return { dead };
    },
  },
});
