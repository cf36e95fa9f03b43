import { nearest } from './lib/nearest.js';

definePlugin({
  handlers: {
    async nearest(ctx, { text = '#808080' }) {
      return { name: nearest(text) };
    },
  },
});
