'use strict';

const { parse } = require('./lib/parse.js');
const { evaluate } = require('./lib/evaluate.js');

definePlugin({
  handlers: {
    calc: async (ctx, { text }) => {
      try {
        return { text: String(evaluate(parse(text || '1 + 1'))) };
      } catch (problem) {
        return { text: `cannot calculate that: ${problem.message}` };
      }
    },
  },
});
