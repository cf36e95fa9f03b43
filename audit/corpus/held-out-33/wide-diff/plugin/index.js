'use strict';
definePlugin({
  handlers: {
    diff: async (ctx, { text }) => {
      const [left = '', right = ''] = text.split('\n---\n');
      const rows = right.split('\n');
      return left.split('\n').map((line, i) => `${line.padEnd(58)} ${line === rows[i] ? ' ' : '|'} ${rows[i] ?? ''}`).join('\n');
    },
  },
});
