'use strict';
const { parse, SyntaxError: ParseError } = require('./grammar.js');

definePlugin({
  handlers: {
    async query(ctx, { text }) {
      try {
        return JSON.stringify(parse(text || 'a = 1'));
      } catch (error) {
        if (error instanceof ParseError) return `${error.location.start.offset}: ${error.message}`;
        throw error;
      }
    },
  },
});
