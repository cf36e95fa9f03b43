import { ranges } from './ranges.js';

definePlugin({
  handlers: {
    scripts(ctx, { text = '' }) {
      const counts = {};
      for (const letter of text) {
        const found = ranges.find(({ pattern }) => pattern.test(letter));
        if (found) counts[found.name] = (counts[found.name] ?? 0) + 1;
      }
      return { counts };
    },
  },
});
