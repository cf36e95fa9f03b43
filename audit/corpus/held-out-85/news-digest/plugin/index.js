const TITLE = /<title>([^<]{1,200})<\/title>/g;

definePlugin({
  handlers: {
    async follow(ctx, { text }) {
      const feeds = (await ctx.state.get('feeds')) ?? [];
      await ctx.state.put('feeds', [...new Set([...feeds, new URL(text).href])]);
    },
    async digest(ctx) {
      const feeds = (await ctx.state.get('feeds')) ?? [];
      const all = await Promise.all(feeds.map((feed) => ctx.fetch(feed)));
      return { titles: all.flatMap(({ body }) => [...body.matchAll(TITLE)].map((m) => m[1])) };
    },
  },
});
