definePlugin({
  handlers: {
    async clip(ctx, { url, path }) {
      const answer = await ctx.fetch(url);
      const text = answer.body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();
      await ctx.write(path, text);
      return { length: text.length };
    },
  },
});
