import { Calculator } from './lib/parser.js';

const calculator = new Calculator();

definePlugin({
  handlers: {
    async calc(ctx, { text = '0' }) {
      return calculator.eval(text || '0');
    },
  },
});
