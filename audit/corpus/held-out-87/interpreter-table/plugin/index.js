import { parse } from './parser.js';
import { run } from './run.js';

definePlugin({
  handlers: {
    evaluate: (ctx, { formula = '0', variables = {} }) => ({ value: run(parse(formula), new Map(Object.entries(variables))) }),
  },
});
