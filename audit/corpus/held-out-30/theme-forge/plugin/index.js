'use strict';

definePlugin({
  handlers: {
    count: async (ctx, { text }) => ({ lines: text.split('\n').length, words: text.split(/\s+/).filter(Boolean).length }),
  },
});
