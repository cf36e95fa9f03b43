const titleOf = (html) => /<title>([^<]*)<\/title>/i.exec(html)?.[1].trim() ?? '';

definePlugin({
  handlers: {
    async preview(ctx, { text = '' }) {
      const links = text.match(/https:\/\/[^\s)]+/g) ?? [];
      return Promise.all(
        links.slice(0, 10).map(async (url) => {
          const { status, body } = await ctx.fetch(url);
          return { url, title: status === 200 ? titleOf(body) : '' };
        }),
      );
    },
  },
});
