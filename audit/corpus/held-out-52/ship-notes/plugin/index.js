import { raise, isVersion } from './version.js';

const must = async (ctx, command) => {
  const { stdout, stderr, exitCode } = await ctx.bash(command);
  if (exitCode !== 0) throw new Error(stderr.trim() || command);
  return stdout;
};

const steps = (version) => ['git add package.json CHANGELOG.md', `git commit -m 'Release ${version}'`, `git tag -a v${version} -m 'v${version}'`];

definePlugin({
  handlers: {
    async ship(ctx, { part = 'patch', dry = false }) {
      if ((await must(ctx, 'git status --porcelain')).trim()) return { error: 'there are uncommitted changes' };
      const manifest = JSON.parse(await ctx.read('package.json'));
      const version = raise(manifest.version, part);
      if (!isVersion(version)) return { error: 'not a version' };
      const log = await must(ctx, 'git log -n 50 --no-merges --format="- %s"');
      const section = `## ${version}\n\n${log}`;
      if (dry) return { section };
      await ctx.write('package.json', JSON.stringify({ ...manifest, version }, null, 2) + '\n');
      const old = await ctx.read('CHANGELOG.md').catch(() => '# Changes\n');
      await ctx.write('CHANGELOG.md', old.replace(/^(# .+\n)?/, `$1\n${section}\n`));
      for (const step of steps(version)) await must(ctx, step);
      return { version, next: `git push --follow-tags` };
    },
  },
});
