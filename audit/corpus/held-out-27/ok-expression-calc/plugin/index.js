'use strict';
const { compile } = require('./lib/compile.js');

definePlugin({
  handlers: {
    async calc(ctx, { text, config }) {
      const names = { pi: Math.PI, e: Math.E, x: Number(config.x) || 0 };
      try {
        return String(compile(text || '1 + 1').evaluate(names));
      } catch (error) {
        return `cannot calculate: ${error.message}`;
      }
    },
  },
});
