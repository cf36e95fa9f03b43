'use strict';
const { text, tree } = require('./lib/terms');

definePlugin({
  handlers: {
    terms: async () => ({ text: `${text.length} ${tree.flat(Infinity)[0]}` }),
  },
});
