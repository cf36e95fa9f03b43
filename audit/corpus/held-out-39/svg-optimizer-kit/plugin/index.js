const shrink = (svg) => svg.replace(/<!--[\s\S]*?-->/g, '').replace(/<metadata>[\s\S]*?<\/metadata>/g, '').replace(/>\s+</g, '><');

definePlugin({
  handlers: {
    async optimize(ctx, { path }) {
      const before = await ctx.read(path);
      const after = shrink(before);
      await ctx.write(path, after);
      return { saved: before.length - after.length };
    },
  },
});
