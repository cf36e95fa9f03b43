const links = /https:\/\/[^\s)>\]]+/g;

definePlugin({
  handlers: {
    async preview(ctx, { file }) {
      const text = await ctx.read(file);
      const out = [];
      for (const url of new Set(text.match(links) ?? [])) {
        const { body } = await ctx.fetch(url);
        out.push({ url, title: /<title>([^<]*)/i.exec(body)?.[1] ?? '' });
      }
      return out;
    },
  },
});
