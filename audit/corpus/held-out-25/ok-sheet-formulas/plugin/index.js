'use strict';
const { Engine } = require('./lib/engine');

definePlugin({
  handlers: {
    formula: async (ctx, { text }) => {
      const engine = new Engine({ A1: 1, A2: 2, A3: 3 });
      return { text: String(engine.fork({ B1: 4 }).exec(text.replace(/^=/, '') || 'SUM(A1,A2)*2')) };
    },
  },
});
