import { RULES } from './rules.js';

definePlugin({
  handlers: {
    async spot(ctx, { path }) {
      const source = path ? await ctx.read(path) : '';
      const hits = [];
      source.split('\n').forEach((line, index) => {
        for (const { id, pattern, advice } of RULES) {
          const found = pattern.exec(line);
          if (found) hits.push({ id, line: index + 1, text: found[0], advice });
        }
      });
      return hits;
    },
  },
});
