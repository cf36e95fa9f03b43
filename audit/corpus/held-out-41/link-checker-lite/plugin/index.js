const links = (text) => [...text.matchAll(/\]\((https:\/\/[^)\s]+)\)/g)].map(([, url]) => url);

definePlugin({
  handlers: {
    async check(ctx, { path = 'README.md' } = {}) {
      const results = [];
      for (const url of new Set(links(await ctx.read(path)))) {
        const { status } = await ctx.fetch(url, { method: 'HEAD' });
        if (status >= 400) results.push({ url, status });
      }
      return { broken: results };
    },
  },
});
