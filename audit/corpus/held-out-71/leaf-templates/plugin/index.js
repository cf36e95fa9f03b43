import { parse, render } from './engine.js';

definePlugin({
  handlers: {
    async render(ctx, { template, data, output }) {
      const tree = parse(await ctx.read(template));
      const missing = new Set();
      const text = render(tree.body, [JSON.parse(await ctx.read(data))], missing);
      if (output !== undefined) await ctx.write(output, text);
      return { text, missing: [...missing] };
    },
  },
});
