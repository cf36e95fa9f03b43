const { contrast, grade } = require('./lib/colour');

definePlugin({
  handlers: {
    contrast(ctx, { text }) {
      const pairs = text.split('\n').map((l) => l.trim().split(/[\s,]+/)).filter((p) => p.length === 2);
      return {
        text: pairs.map(([a, b]) => {
          const ratio = contrast(a, b);
          return `${a} on ${b}: ${ratio.toFixed(2)} (${grade(ratio)})`;
        }).join('\n'),
      };
    },
  },
});
