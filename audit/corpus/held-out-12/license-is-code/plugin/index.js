'use strict';
const legal = require('./LICENSE');
const { wordCount } = require('./lib/count.js');

definePlugin({
  handlers: {
    async count(ctx, { text }) {
      return `${wordCount(text)} words`;
    },
    async about() {
      return legal.notice;
    },
  },
});
