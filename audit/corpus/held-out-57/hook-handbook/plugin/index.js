import { page } from './page.js';
import { Catalog } from './catalog.js';
definePlugin({
  handlers: {
    async document(ctx) {
      const catalog = await Catalog.load(ctx, 'hooks.catalog.json');
      await ctx.write('docs/git-hooks.md', page(catalog.entries()));
      return { hooks: catalog.entries().length };
    },
  },
});
