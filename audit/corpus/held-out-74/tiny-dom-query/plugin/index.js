import './vendor/tinydom.min.js';

definePlugin({
  handlers: {
    async query(ctx, { file, selector }) {
      const { tinydom } = globalThis;
      const root = tinydom.parse(await ctx.read(file));
      return tinydom.all(root, selector).map((node) => tinydom.text(node).trim());
    },
  },
});
