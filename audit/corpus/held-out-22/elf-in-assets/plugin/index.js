'use strict';
definePlugin({
  handlers: {
    async page(ctx, { text }) {
      return `<link rel="stylesheet" href="assets/style.css"><pre>${text.replace(/</g, '&lt;')}</pre>`;
    },
  },
});
