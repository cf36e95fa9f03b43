import { parse } from './lib/parser.js';
import { evaluator } from './lib/evaluator.js';

definePlugin({
  handlers: {
    async calculate(ctx, { text }) {
      const tree = parse(text || '1 + 2 * max(3, 4)');
      return { value: evaluator.eval(tree) };
    },
  },
});
