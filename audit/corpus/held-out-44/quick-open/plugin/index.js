import { score } from './lib/score.js';

const PRIVATE = ['.pem', '.key', '.env', '.npmrc'];

async function listing(ctx, hidden) {
  const { stdout } = await ctx.bash('git ls-files --cached --others --exclude-standard');
  return stdout.split('\n').filter((path) => path && !hidden.some((end) => path.endsWith(end)));
}

definePlugin({
  handlers: {
    async pick(ctx, { text = '', count = 15, config }) {
      const files = await listing(ctx, [...PRIVATE, ...(config.hidden ?? [])]);
      return files
        .map((path) => ({ path, points: score(path, text) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || a.path.length - b.path.length)
        .slice(0, count);
    },
    async preview(ctx, { path, lines = 20, config }) {
      const known = await listing(ctx, [...PRIVATE, ...(config.hidden ?? [])]);
      if (!known.includes(path)) throw new Error('not a file of this project');
      return (await ctx.read(path)).split('\n').slice(0, lines).join('\n');
    },
  },
});
