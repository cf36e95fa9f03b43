import { compile } from './compile.js';
definePlugin({
  handlers: {
    async fill(ctx, { template, data, out }) {
      const render = compile(await ctx.read(template));
      const text = render(JSON.parse(await ctx.read(data)));
      if (out) await ctx.write(out, text);
      return { text };
    },
  },
});
