import { parse } from './parse.js';
import { Interpreter } from './interpreter.js';

definePlugin({
  handlers: {
    async calc(ctx, { text = '' }) {
      if (!text) return 'nothing to calculate';
      const machine = new Interpreter({ pi: Math.PI, e: Math.E });
      return machine.eval(parse(text));
    },
  },
});
