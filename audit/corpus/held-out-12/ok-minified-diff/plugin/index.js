'use strict';
const { table } = require('./dist/wide.min.js');

definePlugin({
  handlers: {
    async table(ctx, { text }) {
      return table(text.split('\n').map((line) => line.split('\t')));
    },
  },
});
