// Entries are cut out with plain string work: no markup of a feed is ever interpreted.
const between = (text, a, b) => {
  const i = text.indexOf(a);
  if (i < 0) return '';
  const j = text.indexOf(b, i + a.length);
  return j < 0 ? '' : text.slice(i + a.length, j).trim();
};

definePlugin({
  handlers: {
    async latest(ctx, { config }) {
      const out = [];
      for (const path of config.paths ?? ['news.xml']) {
        const { status, body } = await ctx.fetch(`https://feeds.example.org/${encodeURIComponent(path)}`, { method: 'GET' });
        if (status !== 200) continue;
        for (const part of body.split('<item>').slice(1, 21)) {
          out.push({ path, title: between(part, '<title>', '</title>'), date: between(part, '<pubDate>', '</pubDate>') });
        }
      }
      return out;
    },
  },
});
