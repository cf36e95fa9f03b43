'use strict';

require('./polyfills.js');

definePlugin({
  handlers: {
    async last(ctx, { text }) {
      return { text: text.split('\n').findLast((line) => line.trim() !== '')?.at(0) ?? '' };
    },
  },
});
