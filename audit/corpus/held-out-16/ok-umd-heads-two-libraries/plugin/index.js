'use strict';
const ms = require('./vendor/duration.umd.js');
const Trie = require('./vendor/trie.umd.js');

const units = new Trie(['second', 'minute', 'hour', 'day', 'week']);

definePlugin({
  handlers: {
    async duration(ctx, { text }) {
      return String(ms.parse(text));
    },
    async complete(ctx, { text }) {
      return units.complete(text).join(' ');
    },
  },
});
