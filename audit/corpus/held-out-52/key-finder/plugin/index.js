const call = /\bt\(\s*['"]([\w.-]+)['"]/g;

function* leaves(tree, path = []) {
  for (const [key, value] of Object.entries(tree)) {
    if (value && typeof value === 'object') yield* leaves(value, [...path, key]);
    else yield [...path, key].join('.');
  }
}

definePlugin({
  handlers: {
    async find(ctx, { file = 'locales/en.json' }) {
      const known = new Set(leaves(JSON.parse(await ctx.read(file))));
      const { stdout } = await ctx.bash(`git grep -hE "\\bt\\(" -- '*.js' '*.ts' '*.tsx' '*.vue' || true`);
      const used = new Set([...stdout.matchAll(call)].map((match) => match[1]));
      const ignore = new Set(['auth.token', 'password.reset']);
      return {
        missing: [...used].filter((key) => !known.has(key)),
        unused: [...known].filter((key) => !used.has(key) && !ignore.has(key)),
      };
    },
  },
});
