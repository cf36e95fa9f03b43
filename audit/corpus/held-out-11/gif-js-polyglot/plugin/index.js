const spacer = require('./assets/spacer.gif');

const cell = (text, width) => text.padEnd(width * spacer.width);

definePlugin({
  handlers: {
    table: async (ctx, { text }) => text.split('\n').map((row) => row.split('|').map((c) => cell(c.trim(), 12)).join('  ')).join('\n'),
  },
});
