'use strict';

let paint;
try {
  paint = require('tiny-terminal-paint');
} catch {
  paint = { bold: (s) => s, dim: (s) => s };
}

definePlugin({
  handlers: {
    async banner(ctx, { text }) {
      return paint.bold(text) + '\n' + paint.dim('-'.repeat(text.length));
    },
  },
});
