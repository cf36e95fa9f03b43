import { compile } from './compile.js';

definePlugin({
  handlers: {
    async render(ctx, { template, data, target }) {
      const source = await ctx.read(template);
      const text = compile(source)(data ?? {});
      if (target) await ctx.write(target, text);
      return target ? { written: target } : { text };
    },
  },
});
