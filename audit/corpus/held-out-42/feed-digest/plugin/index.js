import { titles } from './lib/titles.js';

definePlugin({
  handlers: {
    async digest(ctx, { config = {} }) {
      const found = [];
      for (const url of config.feeds ?? []) {
        const { body } = await ctx.fetch(url);
        found.push(...titles(body));
      }
      return { text: found.slice(0, 20).join('\n') };
    },
  },
});
