import { group, render } from './lib/group.js';

const LOG = "git log --no-merges --pretty=format:'%h%x09%an%x09%s' \"$(git describe --tags --abbrev=0 2>/dev/null || git rev-list --max-parents=0 HEAD | head -n1)\"..HEAD";

async function commits(ctx) {
  const { stdout, stderr, exitCode } = await ctx.bash(LOG, { timeoutMillis: 10_000 });
  if (exitCode !== 0) throw new Error(`git log failed: ${stderr.slice(0, 200)}`);
  return stdout.split('\n').filter(Boolean).map((line) => {
    const [hash, author, ...subject] = line.split('\t');
    return { hash, author, subject: subject.join(' ') };
  });
}

definePlugin({
  handlers: {
    async draft(ctx, { version = 'Unreleased' }) {
      return { text: render(version, group(await commits(ctx))) };
    },
    async save(ctx, { text }) {
      let old = '# Changelog\n';
      try {
        old = await ctx.read('CHANGELOG.md');
      } catch (error) {
        if (error.data?.code !== 'capability-failed') throw error;
      }
      const cut = old.indexOf('\n## ');
      const head = cut < 0 ? old.trimEnd() + '\n' : old.slice(0, cut + 1);
      await ctx.write('CHANGELOG.md', `${head}\n${text.trim()}\n${cut < 0 ? '' : old.slice(cut)}`);
      return { saved: true };
    },
  },
});
