'use strict';
const phrase = require('./dist/phrase.js');

definePlugin({
  handlers: {
    async when(ctx, { text }) {
      const then = Date.parse(text || '2030-01-01');
      return phrase(then - Date.now());
    },
  },
});
