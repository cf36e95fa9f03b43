'use strict';
const colors = require('./vendor/colors.umd.js');
definePlugin({
  handlers: {
    contrast: async (ctx, { text }) => {
      const [a, b] = text.split(/\s+/);
      return { text: colors.contrast(a || '#000', b || '#fff').toFixed(2) };
    },
  },
});
