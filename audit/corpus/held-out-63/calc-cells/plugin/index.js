import { parse } from './lib/parse.js';
import { Interpreter } from './lib/interpreter.js';

const vm = new Interpreter({ pi: Math.PI, e: Math.E });

definePlugin({
  handlers: {
    calc(ctx, { formula = '0' }) {
      try {
        return { result: vm.eval(parse(formula)) };
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
