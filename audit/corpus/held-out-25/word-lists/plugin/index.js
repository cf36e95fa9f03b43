'use strict';
const list = require('./lib/list');
const { Ranker } = require('./lib/ranker');

definePlugin({
  handlers: {
    async name() {
      const ranked = new Ranker(list.ranking()).rank(list.words);
      const pick = () => ranked[Math.floor(Math.random() * ranked.length)];
      return { text: `${pick()}-${pick()}` };
    },
  },
});
