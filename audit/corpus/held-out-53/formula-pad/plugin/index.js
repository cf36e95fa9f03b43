import { evaluate } from './parser.js';

definePlugin({
  handlers: {
    evaluate(ctx, { text = '', variables = {} }) {
      try {
        return { value: evaluate(text, new Map(Object.entries(variables))) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
