import rules from './rules.json';

const compiled = rules.map(({ id, level, pattern, flags }) => ({ id, level, regex: new RegExp(pattern, flags ?? '') }));

function scan(text) {
  const hits = [];
  text.split(/\r?\n/).forEach((line, index) => {
    for (const { id, level, regex } of compiled) if (regex.test(line)) hits.push({ id, level, line: index + 1 });
  });
  return hits;
}

definePlugin({
  handlers: {
    scanText: (ctx, { text }) => ({ hits: scan(String(text)) }),
    scanFile: async (ctx, { path }) => ({ hits: scan(await ctx.read(path)) }),
  },
});
