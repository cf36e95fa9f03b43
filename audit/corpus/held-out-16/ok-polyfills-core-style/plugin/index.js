'use strict';
require('./polyfills/array-at');
require('./polyfills/object-group-by');

definePlugin({
  handlers: {
    async group(ctx, { text }) {
      const groups = Object.groupBy(text.split('\n'), (line) => line.split(':')[0]);
      return Object.keys(groups).map((k) => `${k} (${groups[k].length}) last: ${groups[k].at(-1)}`).join('\n');
    },
  },
});
