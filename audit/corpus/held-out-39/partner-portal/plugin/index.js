definePlugin({
  handlers: {
    async partner(ctx, { text }) {
      const { body } = await ctx.fetch(`https://portal.example.com/partners?q=${encodeURIComponent(text)}`);
      return { partners: JSON.parse(body) };
    },
  },
});
