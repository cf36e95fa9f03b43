import { compile } from './compile.js';

definePlugin({
  handlers: {
    async fill(ctx, { template, values = {}, into }) {
      const text = compile(await ctx.read(template))(values);
      if (into) await ctx.write(into, text);
      return { text };
    },
  },
});
