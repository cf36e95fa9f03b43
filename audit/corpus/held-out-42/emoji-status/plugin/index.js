import { mood } from './lib/mood.js';

definePlugin({
  handlers: {
    async mood(ctx, { text = '' }) {
      return { text: mood(text) };
    },
  },
});
