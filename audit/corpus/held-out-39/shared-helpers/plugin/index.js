import { keyOf, newest } from './lib/helpers.js';

definePlugin({
  handlers: {
    async add(ctx, { text }) {
      await ctx.state.put(keyOf(text), { text, at: Date.now() });
      return { added: true };
    },
    async next(ctx) {
      const keys = await ctx.state.list('item:');
      const items = await Promise.all(keys.map((key) => ctx.state.get(key)));
      return newest(items);
    },
  },
});
