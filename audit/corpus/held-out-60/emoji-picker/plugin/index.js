import { table } from './lib/table.js';
import { score } from './lib/score.js';

definePlugin({
  handlers: {
    find(ctx, { text = '' }) {
      const words = text.toLowerCase().split(/\W+/).filter(Boolean);
      const ranked = table
        .map(([emoji, keywords]) => [emoji, score(words, keywords)])
        .filter(([, points]) => points > 0)
        .sort((a, b) => b[1] - a[1]);
      return { text: ranked.slice(0, 5).map(([emoji]) => emoji).join(' ') };
    },
  },
});
