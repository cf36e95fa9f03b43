import { mixIn } from './mixins.js';

mixIn();

definePlugin({
  handlers: {
    async pages(ctx, { rows = [], size = 10 } = {}) {
      const pages = rows.map((row) => String(row).squeeze()).chunk(size);
      await ctx.state.put('pages', pages.length);
      return { pages, last: pages.last() };
    },
  },
});
