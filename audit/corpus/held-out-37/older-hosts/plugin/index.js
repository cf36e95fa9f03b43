import './polyfills/at.js';
import './polyfills/group-by.js';

definePlugin({
  handlers: {
    async group(ctx, { text }) {
      const words = String(text).split(/\s+/).filter(Boolean);
      return Object.groupBy(words, (word) => word.at(0).toLowerCase());
    },
  },
});
