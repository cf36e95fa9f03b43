'use strict';
const { parse } = require('./lib/parse.js');
const { Sheet } = require('./lib/sheet.js');

definePlugin({
  handlers: {
    formula: async (ctx, { text }) => {
      const [formula = '', ...lines] = text.split('\n');
      if (!formula.startsWith('=')) return 'a formula begins with =';
      const sheet = new Sheet(lines.map((line) => line.split('\t')));
      try {
        return String(sheet.eval(parse(formula.slice(1))));
      } catch (error) {
        return `#ERROR ${error.message}`;
      }
    },
  },
});
