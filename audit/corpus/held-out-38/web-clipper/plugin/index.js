const strip = (html) =>
  html
    .replace(/<(script|style|nav|footer)[\s\S]*?<\/\1>/gi, '')
    .replace(/<h([1-6])[^>]*>/gi, (_, n) => `\n${'#'.repeat(Number(n))} `)
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n');

definePlugin({
  handlers: {
    async clip(ctx, { url }) {
      const page = await ctx.fetch(url);
      return { text: strip(page.body) };
    },
  },
});
