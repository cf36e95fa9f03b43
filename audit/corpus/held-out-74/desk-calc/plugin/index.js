import { evaluate } from './calc.js';

const fn = { calc: (text) => evaluate(text), percent: (text) => evaluate(text.replace('% of', '/ 100 *')) };

definePlugin({
  handlers: {
    async calc(ctx, { text = '1+2*3' }) {
      const exec = text.includes('% of') ? fn.percent : fn.calc;
      return { value: exec(text) };
    },
  },
});
