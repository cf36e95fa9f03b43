import { escapeMarkdown, group } from './text.js';

const TAG = 'git describe --tags --abbrev=0';
const LOG_ALL = "git log --no-merges -n 500 --format='%h%x09%an%x09%s'";
// The tag is resolved by git itself, so that no name from outside gets into the command.
const LOG_SINCE = "git log --no-merges -n 500 --format='%h%x09%an%x09%s' \"$(git describe --tags --abbrev=0)\"..HEAD";

definePlugin({
  handlers: {
    async draft(ctx) {
      const tag = await ctx.bash(TAG);
      const log = await ctx.bash(tag.exitCode === 0 ? LOG_SINCE : LOG_ALL);
      if (log.exitCode !== 0) throw new Error(`git: ${log.stderr.slice(0, 200)}`);
      const commits = log.stdout.trim().split('\n').filter(Boolean).map((line) => {
        const [hash, author, subject] = line.split('\t');
        return { hash, author, subject };
      });
      const lines = ['# Release notes', ''];
      for (const [title, list] of group(commits)) {
        lines.push(`## ${title}`, '');
        for (const c of list) lines.push(`- ${escapeMarkdown(c.subject)} (${c.hash})`);
        lines.push('');
      }
      const people = [...new Set(commits.map((c) => c.author))].sort();
      lines.push(`Thanks to ${people.map(escapeMarkdown).join(', ')}.`, '');
      await ctx.write('RELEASE_NOTES.md', lines.join('\n'));
      return { commits: commits.length, since: tag.exitCode === 0 ? tag.stdout.trim() : null };
    },
  },
});
