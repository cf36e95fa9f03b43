const TITLES = { feat: 'Added', fix: 'Fixed', perf: 'Faster', docs: 'Documentation' };
const COMMIT = /^(?<hash>[0-9a-f]+)\t(?<type>\w+)(\((?<scope>[^)]+)\))?!?: (?<subject>.+)$/;
const REF = /^[\w./-]+$/;

async function lastTag(ctx) {
  const { stdout, exitCode } = await ctx.bash('git describe --tags --abbrev=0');
  const tag = stdout.trim();
  return exitCode === 0 && REF.test(tag) ? tag : undefined;
}

async function commits(ctx, since) {
  const range = since ? `${since}..HEAD` : 'HEAD';
  const { stdout } = await ctx.bash(`git log --no-merges --format='%h%x09%s' ${range}`);
  return stdout.split('\n').map((line) => COMMIT.exec(line)?.groups).filter(Boolean);
}

function section(version, list) {
  const lines = [`## ${version}`, ''];
  for (const [type, title] of Object.entries(TITLES)) {
    const own = list.filter((commit) => commit.type === type);
    if (!own.length) continue;
    lines.push(`### ${title}`, '', ...own.map(({ scope, subject, hash }) => `- ${scope ? `**${scope}** ` : ''}${subject} (${hash})`), '');
  }
  return lines.join('\n');
}

definePlugin({
  handlers: {
    async update(ctx, { version = 'Unreleased', path = 'CHANGELOG.md' }) {
      const list = await commits(ctx, await lastTag(ctx));
      const before = await ctx.read(path).catch(() => '# Changelog\n');
      const [title, ...rest] = before.split('\n');
      await ctx.write(path, [title, '', section(version, list), ...rest].join('\n'));
      return { commits: list.length };
    },
  },
});
