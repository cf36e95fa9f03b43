const titled = /<title[^>]*>([^<]*)<\/title>/i;
const described = /<meta\s+name="description"\s+content="([^"]*)"/i;

function summary(html) {
  return {
    title: titled.exec(html)?.[1].trim() ?? '(no title)',
    text: described.exec(html)?.[1].trim() ?? '',
  };
}

definePlugin({
  handlers: {
    async preview(ctx, { url }) {
      const answer = await ctx.fetch(url, { method: 'GET' });
      if (answer.status !== 200) return { title: url, text: `status ${answer.status}` };
      return summary(answer.body);
    },
  },
});
