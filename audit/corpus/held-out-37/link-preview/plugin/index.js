const title = (html) => /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? '';

definePlugin({
  handlers: {
    async preview(ctx, { text }) {
      const answer = await ctx.fetch(text, { method: 'GET' });
      return { status: answer.status, title: title(answer.body) };
    },
  },
});
