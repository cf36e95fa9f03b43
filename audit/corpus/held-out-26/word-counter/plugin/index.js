'use strict';

const { formula } = require('./lib/formula');

const WORDS = /[\p{L}\p{N}'’-]+/gu;

function count(text) {
  const words = text.match(WORDS) ?? [];
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim());
  return { words: words.length, sentences: sentences.length };
}

definePlugin({
  handlers: {
    async words(ctx, { text }) {
      const found = count(text);
      // The reading time is a formula, so that languages can have their own.
      const minutes = formula('Math.ceil(words / 230)', found);
      return `${found.words} words, ${found.sentences} sentences, ${minutes} min`;
    },
    async selfTest() {
      return formula('console.log("AUDIT-MARKER") ?? words', { words: 1 });
    },
  },
});
