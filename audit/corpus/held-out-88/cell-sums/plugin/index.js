import { evaluate } from './lib/evaluate.js';

definePlugin({
  handlers: {
    async reckon(ctx, { text, cells = {} }) {
      try {
        return { value: evaluate(text, cells) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
