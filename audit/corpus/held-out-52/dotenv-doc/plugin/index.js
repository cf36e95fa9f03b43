const START = '<!-- env-table:start -->';
const END = '<!-- env-table:end -->';

function variables(text) {
  const out = [];
  let comment = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) comment = line.slice(1).trim();
    const match = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
    if (match) out.push({ name: match[1], example: match[2], comment });
    if (!line.startsWith('#')) comment = '';
  }
  return out;
}

definePlugin({
  handlers: {
    async update(ctx) {
      const known = variables(await ctx.read('.env.example'));
      const { stdout } = await ctx.bash(`git grep -ohE "process\\.env\\.[A-Z0-9_]+" -- src || true`);
      const used = new Set(stdout.split('\n').filter(Boolean).map((text) => text.split('.').pop()));
      const table = ['| name | example | meaning |', '| --- | --- | --- |', ...known.map(({ name, example, comment }) => `| \`${name}\` | ${example} | ${comment} |`)].join('\n');
      const readme = await ctx.read('README.md');
      const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
      if (from < 0 || to < from) return { error: `put ${START} and ${END} into README.md` };
      await ctx.write('README.md', `${readme.slice(0, from + START.length)}\n${table}\n${readme.slice(to)}`);
      return { undocumented: [...used].filter((name) => !known.some((entry) => entry.name === name)) };
    },
  },
});
