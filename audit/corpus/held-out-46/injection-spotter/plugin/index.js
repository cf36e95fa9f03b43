import { phrases, ranges } from './signs.js';

const hex = (n) => `U+${n.toString(16).toUpperCase().padStart(4, '0')}`;

function invisible(line) {
  return [...line].map((c) => c.codePointAt(0)).filter((p) => ranges.some(([from, to]) => p >= from && p <= to)).map(hex);
}

definePlugin({
  handlers: {
    async spot(ctx, { path, text = '' }) {
      const content = path ? await ctx.read(path) : text;
      return content.split('\n').flatMap((line, n) => {
        const signs = phrases.filter((p) => p.test(line)).map(String);
        const points = invisible(line);
        return signs.length || points.length ? [{ line: n + 1, signs, points }] : [];
      });
    },
  },
});
