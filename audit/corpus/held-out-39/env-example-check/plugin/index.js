const USED = /\b(?:process\.env|import\.meta\.env)\.([A-Z][A-Z0-9_]*)/g;
const GIVEN = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/gm;

const names = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
const minus = (a, b) => [...a].filter((name) => !b.has(name)).sort();

definePlugin({
  handlers: {
    async check(ctx, { paths = [] }) {
      const given = names(await ctx.read('.env.example'), GIVEN);
      const used = new Set();
      for (const path of paths) for (const name of names(await ctx.read(path), USED)) used.add(name);
      return { missing: minus(used, given), unused: minus(given, used) };
    },
  },
});
