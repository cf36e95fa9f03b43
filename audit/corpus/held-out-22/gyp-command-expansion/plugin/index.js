'use strict';
const lines = (s) => s.split('\n');
definePlugin({
  handlers: {
    async tinydiff(ctx, { before = '', after = '' }) {
      const old = new Set(lines(before));
      return lines(after).filter((l) => !old.has(l)).map((l) => '+ ' + l).join('\n');
    },
  },
});
