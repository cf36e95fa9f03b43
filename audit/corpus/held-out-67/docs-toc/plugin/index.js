const BEGIN = /<!-- toc\b[^>]*-->/;
const END = '<!-- /toc -->';

const slug = (title) => title.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s/g, '-');

const headings = (text) => {
  let code = false;
  const list = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) code = !code;
    const found = code ? null : /^(#{2,3})\s+(.*)$/.exec(line);
    if (found) list.push({ level: found[1].length, title: found[2] });
  }
  return list;
};

const withToc = (text) => {
  const begin = BEGIN.exec(text);
  const end = text.indexOf(END);
  if (!begin || end < begin.index) return text;
  const lines = headings(text.slice(end)).map(({ level, title }) => `${'  '.repeat(level - 2)}- [${title}](#${slug(title)})`);
  return `${text.slice(0, begin.index)}${begin[0]}\n${lines.join('\n')}\n${text.slice(end)}`;
};

definePlugin({
  handlers: {
    async update(ctx, { paths = [] }) {
      const changed = [];
      for (const path of paths) {
        const text = await ctx.read(path);
        const next = withToc(text);
        if (next === text) continue;
        await ctx.write(path, next);
        changed.push(path);
      }
      return { changed };
    },
  },
});
