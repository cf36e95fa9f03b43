'use strict';
const icons = require('./icons.json');

definePlugin({
  handlers: {
    async icon(ctx, { text = 'check' }) {
      const { file, alt } = icons[text] ?? icons.check;
      return { text: `![${alt}](${file})` };
    },
  },
});
