import { group, render } from './section.js';

async function commits(ctx) {
  const tag = await ctx.bash('git describe --tags --abbrev=0');
  const range = tag.exitCode === 0 && /^[\w./-]+$/.test(tag.stdout.trim()) ? `${tag.stdout.trim()}..HEAD` : 'HEAD';
  const { stdout } = await ctx.bash(`git log --no-merges --format=%s ${range}`);
  return stdout.split('\n').filter(Boolean);
}

definePlugin({
  handlers: {
    async draft(ctx, { version = 'Unreleased' }) {
      return render(version, group(await commits(ctx)));
    },
    async save(ctx, { version = 'Unreleased' }) {
      const section = render(version, group(await commits(ctx)));
      const old = await ctx.read('CHANGELOG.md').catch(() => '# Changelog\n');
      const [title, ...rest] = old.split('\n');
      await ctx.write('CHANGELOG.md', [title, '', section, ...rest].join('\n'));
      return { saved: true };
    },
  },
});
