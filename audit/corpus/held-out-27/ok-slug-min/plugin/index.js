'use strict';
const { slug, near } = require('./dist/text.min.js');

definePlugin({
  handlers: {
    slug: async (ctx, { text }) => slug(text),
    near: async (ctx, { text }) => {
      const [word, ...others] = text.split(/\s+/);
      return near(word, others).join(' ');
    },
  },
});
