'use strict';

const { slug } = require('./vendor/slug.js');

definePlugin({
  handlers: {
    slug: async (ctx, { text }) => ({ text: slug(text || 'Ein Titel für dich') }),
  },
});
