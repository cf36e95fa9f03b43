'use strict';
const theme = require('./assets/logo.png');
const icons = { js: '◆', md: '¶', json: '⌘' };
definePlugin({
  handlers: {
    icon: async (ctx, { text }) => ({ text: theme.paint(icons[text.split('.').pop()] ?? '·') }),
  },
});
