import { render } from './svg.js';
import { sources } from './sources.js';

definePlugin({
  handlers: {
    async badges(ctx) {
      const list = JSON.parse(await ctx.read('badges.json'));
      for (const badge of list) {
        const value = await (sources.get(badge.source) ?? sources.get('text'))(ctx, badge);
        await ctx.write(`docs/badges/${badge.name}.svg`, render(badge.label, value));
      }
      return { made: list.length };
    },
  },
});
