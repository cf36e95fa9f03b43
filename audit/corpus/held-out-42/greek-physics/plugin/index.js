import { период, λόγος } from './lib/маятник.js';

definePlugin({
  handlers: {
    async swing(ctx, { length = 1 }) {
      return { period: период(length), ratio: λόγος(length, 2) };
    },
  },
});
