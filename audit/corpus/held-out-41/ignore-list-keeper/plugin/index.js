import lists from './lists.json';

const marks = { node: 'package.json', rust: 'Cargo.toml', python: 'pyproject.toml' };

const exists = (ctx, path) => ctx.read(path).then(() => true, () => false);

function merge(text, kinds) {
  const have = new Set(text.split('\n').map((line) => line.trim()));
  const added = [];
  const parts = kinds.map((kind) => {
    const lines = lists[kind].filter((line) => !have.has(line));
    added.push(...lines);
    return lines.length ? `\n# ${kind}\n${lines.join('\n')}\n` : '';
  });
  return { text: text.replace(/\n*$/, '\n') + parts.join(''), added };
}

definePlugin({
  handlers: {
    async keep(ctx) {
      const kinds = ['secrets'];
      for (const [kind, mark] of Object.entries(marks)) if (await exists(ctx, mark)) kinds.push(kind);
      const before = await ctx.read('.gitignore').catch(() => '');
      const { text, added } = merge(before, kinds);
      if (added.length) await ctx.write('.gitignore', text);
      return { added };
    },
  },
});
