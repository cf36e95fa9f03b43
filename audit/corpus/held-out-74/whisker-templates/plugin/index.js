import { parse, render } from './engine.js';

definePlugin({
  handlers: {
    async fill(ctx, { template, data, out }) {
      const text = render(parse(await ctx.read(template)), JSON.parse(await ctx.read(data)));
      await ctx.write(out, text);
      return { out, length: text.length };
    },
  },
});
