import { keys } from './src/keys/keys.js';

definePlugin({
  handlers: {
    async keys(ctx, { text = 'a = 1' }) {
      return { keys: keys(text) };
    },
  },
});
