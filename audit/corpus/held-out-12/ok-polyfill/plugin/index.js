'use strict';
require('./polyfill.js');

definePlugin({
  handlers: {
    async group(ctx, { text }) {
      const groups = Object.groupBy((text || '').split(/\s+/).filter(Boolean), (w) => w[0].toLowerCase());
      return Object.keys(groups).sort().map((k) => `${k}: ${groups[k].join(' ')}`).join('\n');
    },
  },
});
