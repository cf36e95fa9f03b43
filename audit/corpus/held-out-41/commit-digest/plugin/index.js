import { commits, digest, format } from './parse.js';

definePlugin({
  handlers: {
    async digest(ctx, { days = 7, save = false } = {}) {
      const span = Math.min(Math.max(Math.trunc(days), 1), 90);
      const { stdout } = await ctx.bash(`git log --no-merges --since='${span} days ago' '${format}'`);
      const text = digest([...commits(stdout)]);
      if (save) await ctx.write('docs/digest.md', `# Digest\n\n${text}`);
      return { text };
    },
  },
});
