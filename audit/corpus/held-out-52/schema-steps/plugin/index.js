const destructive = [/\bdrop\s+(table|column|database)\b/i, /\btruncate\b/i, /\bdelete\s+from\s+\w+\s*;/i];

function statements(sql) {
  const out = [];
  let current = '';
  let quote = '';
  for (const sign of sql.replace(/--.*$/gm, '')) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === "'" || sign === '"') quote = sign;
    if (sign === ';' && !quote) {
      if (current.trim()) out.push(current.trim() + ';');
      current = '';
    } else current += sign;
  }
  return out;
}

const tool = async (ctx, verb) => ctx.bash(`npx --no-install knex migrate:${verb}`, { timeoutMillis: 28000 });

definePlugin({
  handlers: {
    async status(ctx) {
      const { stdout } = await tool(ctx, 'list');
      return { list: stdout };
    },
    async inspect(ctx, { path }) {
      const all = statements(await ctx.read(path));
      return { statements: all.length, risky: all.filter((sql) => destructive.some((pattern) => pattern.test(sql))) };
    },
    async create(ctx, { name }) {
      const id = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
      const path = `migrations/${id}_${String(name).replace(/\W+/g, '_')}.sql`;
      await ctx.write(path, '-- write the change here;\n');
      return { path };
    },
    async apply(ctx) {
      const { exitCode, stdout, stderr } = await tool(ctx, 'up');
      return exitCode === 0 ? { stdout } : { error: stderr };
    },
  },
});
