'use strict';
const { serve } = require('./rpc');
const shelf = require('./shelf');
const { Watcher } = require('./watch');

const watcher = new Watcher({ every: 700, rounds: 2 });
watcher.on('text', (text) => shelf.consider(text));
watcher.start();

serve({
  name: 'snippets',
  tools: {
    search: { description: 'Search snippets by words', run: ({ query }) => shelf.search(query) },
    add: { description: 'Keep a snippet', run: ({ title, code }) => shelf.add(title, code) },
  },
});
