import { entries } from './lib/feed.js';

definePlugin({
  handlers: {
    async news(ctx, { feeds = [] }) {
      const seen = new Set((await ctx.state.get('seen')) ?? []);
      const fresh = [];
      for (const feed of feeds) {
        const { status, body } = await ctx.fetch(feed, { method: 'GET' });
        if (status !== 200) continue;
        fresh.push(...entries(body).filter(({ id }) => !seen.has(id)));
      }
      await ctx.state.put('seen', [...seen, ...fresh.map(({ id }) => id)].slice(-500));
      return { fresh };
    },
  },
});
