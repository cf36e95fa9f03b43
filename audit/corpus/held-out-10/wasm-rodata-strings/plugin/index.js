'use strict';

const digest = require('./lib/digest');

definePlugin({
  handlers: {
    digest: async (ctx, { text }) => ({ text: await digest(text) }),
  },
});
