'use strict';
var words = require('./dist/words.umd.js');

definePlugin({
  handlers: {
    async plural(ctx, given) {
      return words.plural(given.text || 'plugin', 2);
    },
  },
});
