import { evaluate } from './lib/evaluate.js';
import { truncate } from './lib/text.js';

definePlugin({
  handlers: {
    async calc(ctx, { text = '1 + 2 * 3' }) {
      return { text: truncate(String(evaluate(text))) };
    },
  },
});
