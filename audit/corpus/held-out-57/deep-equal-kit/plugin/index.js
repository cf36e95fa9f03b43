import './support.js';
import { diff } from './diff.js';
import { drain } from './support.js';

definePlugin({
  handlers: {
    async compare(ctx, { a, b }) {
      const [x, y] = (await Promise.all([ctx.read(a), ctx.read(b)])).map((t) => JSON.parse(t));
      const out = diff(x, y);
      await ctx.state.put('recent', drain());
      return out;
    },
  },
});
