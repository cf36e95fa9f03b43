import { describe } from './lib/describe.js';

definePlugin({
  handlers: {
    async describe(ctx, { text = '{}' }) {
      return { text: describe(JSON.parse(text)) };
    },
  },
});
