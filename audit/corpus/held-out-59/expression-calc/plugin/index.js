import { parse } from './lib/parse.js';
import { evaluate } from './lib/evaluate.js';

definePlugin({
  handlers: {
    calc(_ctx, { text }) {
      if (typeof text !== 'string' || text.length > 500) return { error: 'at most 500 characters' };
      try {
        return { value: evaluate(parse(text)) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
