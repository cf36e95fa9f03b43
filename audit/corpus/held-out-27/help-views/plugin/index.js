'use strict';
const known = require.extensions;
known['.tpl'] = known['.js'];

const help = require('./views/help.tpl');

definePlugin({
  handlers: {
    help: async (ctx, { text }) => help({ topic: text || 'start' }),
    topics: async () => help.topics.join('\n'),
  },
});
