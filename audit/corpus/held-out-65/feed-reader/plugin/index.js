import { items } from './feed.js';

definePlugin({
  handlers: {
    async follow(ctx, { url }) {
      const feeds = (await ctx.state.get('feeds')) ?? [];
      if (!feeds.includes(url)) await ctx.state.put('feeds', [...feeds, url]);
      return { feeds: feeds.length + 1 };
    },
    async headlines(ctx) {
      const feeds = (await ctx.state.get('feeds')) ?? [];
      const all = [];
      for (const url of feeds) {
        const { status, body } = await ctx.fetch(url);
        if (status === 200) all.push(...items(body).map((one) => ({ ...one, feed: url })));
      }
      return { items: all.slice(0, 30) };
    },
  },
});
