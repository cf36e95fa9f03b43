const ITEM = /<(?:item|entry)\b[\s\S]*?<title[^>]*>([\s\S]*?)<\/title>/g;

definePlugin({
  handlers: {
    async latest(ctx, { url = 'https://news.example.com/feed.xml' }) {
      const { body } = await ctx.fetch(url);
      return [...body.matchAll(ITEM)].slice(0, 10).map(([, title]) => title.trim());
    },
  },
});
