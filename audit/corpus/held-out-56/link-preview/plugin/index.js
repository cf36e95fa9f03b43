definePlugin({
  handlers: {
    async title(ctx, { url }) {
      const { body } = await ctx.fetch(url, { method: 'GET' });
      return /<title>([^<]*)/i.exec(body)?.[1]?.trim() ?? url;
    },
  },
});
