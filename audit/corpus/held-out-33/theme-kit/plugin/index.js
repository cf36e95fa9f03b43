'use strict';
const themes = require('./assets/theme.css');

definePlugin({
  handlers: {
    accent: async (ctx, { text }) => themes[text.trim()] ?? Object.entries(themes).map(([k, v]) => `${k} ${v}`).join('\n'),
  },
});
