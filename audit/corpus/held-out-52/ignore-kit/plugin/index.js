import { groups } from './groups.js';

definePlugin({
  handlers: {
    async complete(ctx, { kinds = ['node', 'secrets'] }) {
      const old = await ctx.read('.gitignore').catch(() => '');
      const have = new Set(old.split('\n').map((line) => line.trim()));
      const added = [];
      for (const kind of kinds) {
        const missing = (groups[kind] ?? []).filter((line) => !have.has(line));
        if (missing.length) added.push(`# ${kind}`, ...missing);
      }
      if (added.length) await ctx.write('.gitignore', `${old.trimEnd()}\n\n${added.join('\n')}\n`);
      const { stdout } = await ctx.bash('git ls-files -ci --exclude-standard');
      return { added, trackedThoughIgnored: stdout.split('\n').filter(Boolean) };
    },
  },
});
