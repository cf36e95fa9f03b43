import { compile } from './lib/compile.js';

definePlugin({
  handlers: {
    async render(ctx, { template, data = {}, out }) {
      const source = await ctx.read(template);
      const html = compile(source)(data);
      if (out) await ctx.write(out, html);
      return { html, written: out ?? null };
    },
  },
});
