import { badge } from './lib/badge.js';
import { describe } from './lib/host.js';

definePlugin({
  handlers: {
    async badge(ctx) {
      const head = (await ctx.read('.git/HEAD')) ?? '';
      return badge(head.trim(), await describe());
    },
  },
});
