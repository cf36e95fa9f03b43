const title = (html) => /<title[^>]*>([^<]*)/i.exec(html)?.[1].trim() ?? '';
const summary = (html) => /<meta\s+name="description"\s+content="([^"]*)"/i.exec(html)?.[1] ?? '';

definePlugin({
  handlers: {
    async preview(ctx, { url }) {
      const { status, body } = await ctx.fetch(url, { method: 'GET' });
      if (status !== 200) return { url, title: `status ${status}` };
      return { url, title: title(body), summary: summary(body).slice(0, 300) };
    },
  },
});
