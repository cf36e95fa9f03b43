'use strict';

const path = require('node:path');
const shelf = require('./lib/shelf');

const phrases = shelf.fill(module, path.join(__dirname, 'data', 'phrases.txt'));

definePlugin({
  handlers: {
    async phrase(ctx, { text }) {
      const wanted = (text || 'thanks').toLowerCase();
      return phrases.find(([name]) => name === wanted)?.[1] ?? 'No such phrase.';
    },
    async names() {
      return phrases.map(([name]) => name);
    },
  },
});
