import { parse, render } from './template.js';

definePlugin({
  handlers: {
    async fill(ctx, { template, target, values = {} }) {
      const text = render(parse(await ctx.read(template)), values);
      await ctx.write(target, text);
      return { target, characters: text.length };
    },
  },
});
