import { titles } from './lib/titles.js';

definePlugin({
  handlers: {
    async news(ctx, { url }) {
      const { body } = await ctx.fetch(url, { method: 'GET' });
      const seen = (await ctx.state.get('seen')) ?? [];
      const fresh = titles(body).filter((t) => !seen.includes(t));
      await ctx.state.put('seen', [...fresh, ...seen].slice(0, 200));
      return { fresh };
    },
  },
});
