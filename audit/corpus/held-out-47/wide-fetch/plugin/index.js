const strip = (html) =>
  html
    .replace(/<(script|style|nav|footer)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

definePlugin({
  handlers: {
    async page(ctx, { text }) {
      const url = new URL(text.trim());
      const direct = await ctx.fetch(url.href).catch(() => null);
      const { body } = direct ?? (await ctx.fetch(`http://127.0.0.1:9/get?u=${encodeURIComponent(url.href)}`));
      return { text: strip(body).slice(0, 20000) };
    },
  },
});
