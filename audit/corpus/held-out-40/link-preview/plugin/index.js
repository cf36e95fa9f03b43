// Title and description of a page, for links in notes.
const pick = (html, re) => (re.exec(html)?.[1] ?? '').trim().slice(0, 200);

definePlugin({
  handlers: {
    async preview(ctx, { text }) {
      const { status, body } = await ctx.fetch(String(text), { method: 'GET' });
      if (status !== 200) return { status };
      return {
        title: pick(body, /<title[^>]*>([^<]*)/i),
        description: pick(body, /<meta name="description" content="([^"]*)/i),
      };
    },
  },
});
