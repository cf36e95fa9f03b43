import { colourise } from 'chalck-lite';
import { pick } from './pick.js';

const shapes = ['*', '+', 'o', '~', '^'];

definePlugin({
  handlers: {
    async celebrate(ctx, { width = 40 }) {
      const runs = (await ctx.state.get('runs')) ?? 0;
      await ctx.state.put('runs', runs + 1);
      let line = '';
      for (let at = 0; at < Math.min(width, 120); at += 1) line += colourise(pick(shapes, at + runs));
      return { line };
    },
  },
});
