import { links } from './lib/links.js';
import { plural } from './lib/text.js';

definePlugin({
  handlers: {
    async check(ctx, { path = 'README.md' }) {
      const dead = [];
      for (const url of links(await ctx.read(path))) {
        const { status } = await ctx.fetch(url, { method: 'HEAD' });
        if (status >= 400) dead.push(`${url} (${status})`);
      }
      return { text: plural(dead.length, 'dead link'), dead };
    },
  },
});
