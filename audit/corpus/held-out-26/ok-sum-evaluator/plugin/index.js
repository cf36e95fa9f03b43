'use strict';

const { parse } = require('./lib/parse');
const { walker } = require('./lib/walk');

definePlugin({
  handlers: {
    async calculate(ctx, { text }) {
      const tree = parse(text || '3 * (4 + 5)');
      return walker.eval(tree);
    },
    async explain(ctx, { text }) {
      return walker.exec(parse(text || '1 + 2'), []).join('\n');
    },
  },
});
