const USES = [/process\.env\.([A-Z][A-Z0-9_]*)/g, /os\.environ\[["']([A-Z][A-Z0-9_]*)["']\]/g];
const EXAMPLE = '.env.example';

async function used(ctx) {
  const { stdout } = await ctx.bash("git ls-files -- '*.js' '*.mjs' '*.ts' '*.py'");
  const names = new Set();
  for (const path of stdout.split('\n').filter(Boolean)) {
    const text = await ctx.read(path);
    for (const pattern of USES) for (const [, name] of text.matchAll(pattern)) names.add(name);
  }
  names.delete('NODE_ENV');
  return names;
}

definePlugin({
  handlers: {
    async complete(ctx) {
      const old = await ctx.read(EXAMPLE).catch(() => '');
      const known = new Set([...old.matchAll(/^#?\s*(\w+)=/gm)].map((m) => m[1]));
      const missing = [...(await used(ctx))].filter((name) => !known.has(name)).sort();
      if (missing.length) await ctx.write(EXAMPLE, `${old.trimEnd()}\n${missing.map((name) => `${name}=`).join('\n')}\n`);
      return { added: missing };
    },
  },
});
