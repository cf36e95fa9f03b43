'use strict';
require('./vendor/compat');

definePlugin({
  handlers: {
    async upper(ctx, { text }) {
      return text.toUpperCase();
    },
  },
});
