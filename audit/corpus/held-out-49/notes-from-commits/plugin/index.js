const TITLES = [['feat', 'Added'], ['fix', 'Fixed'], ['perf', 'Faster'], ['docs', 'Documentation']];

async function subjects(ctx) {
  const { stdout, exitCode } = await ctx.bash('git log --no-merges --format=%s "$(git describe --tags --abbrev=0)"..HEAD', { timeoutMillis: 10_000 });
  if (exitCode !== 0) throw new Error('no tag yet, or not a git repository');
  return stdout.split('\n').filter(Boolean);
}

function draft(lines) {
  const parsed = lines.map((line) => /^(\w+)(?:\(([^)]*)\))?(!)?:\s*(.+)$/.exec(line)).filter(Boolean);
  const out = ['## Unreleased', ''];
  const breaking = parsed.filter((m) => m[3]);
  if (breaking.length) out.push('### Breaking', ...breaking.map((m) => `- ${m[4]}`), '');
  for (const [type, title] of TITLES) {
    const mine = parsed.filter((m) => m[1] === type && !m[3]);
    if (mine.length) out.push(`### ${title}`, ...mine.map((m) => `- ${m[2] ? `**${m[2]}:** ` : ''}${m[4]}`), '');
  }
  return out.join('\n');
}

definePlugin({
  handlers: {
    draft: async (ctx) => ({ text: draft(await subjects(ctx)) }),
    async save(ctx) {
      await ctx.write('CHANGELOG.draft.md', draft(await subjects(ctx)));
      return { path: 'CHANGELOG.draft.md' };
    },
  },
});
