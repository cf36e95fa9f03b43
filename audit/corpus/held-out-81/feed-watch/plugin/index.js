const entry = /<(?:item|entry)[\s>]([\s\S]*?)<\/(?:item|entry)>/g;
const title = /<title[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/title>/;

function headlines(xml) {
  return [...xml.matchAll(entry)].map((m) => title.exec(m[1])?.[1]?.trim()).filter(Boolean).slice(0, 10);
}

definePlugin({
  handlers: {
    async latest(ctx, { url }) {
      const answer = await ctx.fetch(url, { method: 'GET' });
      if (answer.status !== 200) return { error: `status ${answer.status}` };
      return { headlines: headlines(answer.body) };
    },
  },
});
