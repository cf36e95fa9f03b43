import { entries } from './atom.js';

const FEEDS = ['https://releases.example.org/stable.atom', 'https://feeds.example.net/security.atom'];

definePlugin({
  handlers: {
    async news(ctx) {
      const seen = new Set((await ctx.state.get('seen')) ?? []);
      const fresh = [];
      for (const url of FEEDS) {
        try {
          const { status, body } = await ctx.fetch(url, { method: 'GET', headers: { Accept: 'application/atom+xml' } });
          if (status !== 200) continue;
          fresh.push(...entries(body).filter(({ id }) => !seen.has(id)));
        } catch (error) {
          ctx.log('warn', `${url}: ${error.message}`);
        }
      }
      await ctx.state.put('seen', [...seen, ...fresh.map(({ id }) => id)].slice(-300));
      return fresh.slice(0, 20);
    },
  },
});
