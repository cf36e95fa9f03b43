import { render } from './render.js';

const SAFE = /^templates\/[\w-]+\.tpl$/;

definePlugin({
  handlers: {
    async fill(ctx, { template, values, target }) {
      if (!SAFE.test(template ?? '')) return { error: 'templates/<name>.tpl only' };
      if (!/^out\/[\w-]+\.(md|txt|html)$/.test(target ?? '')) return { error: 'out/<name> only' };
      const text = render(await ctx.read(template), values ?? {});
      await ctx.write(target, text);
      return { written: target, length: text.length };
    },
  },
});
