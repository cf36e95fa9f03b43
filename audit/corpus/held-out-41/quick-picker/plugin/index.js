import { memo, score } from './score.js';

const scored = memo(score);

definePlugin({
  handlers: {
    async pick(ctx, { query = '', peek = false } = {}) {
      const { stdout } = await ctx.bash('git ls-files -z --cached --others --exclude-standard');
      const best = stdout
        .split('\0')
        .filter(Boolean)
        .map((path) => ({ path, score: scored(query, path) }))
        .filter(({ score: points }) => points >= 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, 15);
      if (!peek || best.length === 0) return { best };
      const text = await ctx.read(best[0].path);
      return { best, head: text.split('\n').slice(0, 20) };
    },
  },
});
