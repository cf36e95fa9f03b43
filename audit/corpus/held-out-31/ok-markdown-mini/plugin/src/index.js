const outline = require('./outline');
const slug = require('./slug');
definePlugin({
  handlers: {
    toc: async (ctx, { text, config }) => ({
      text: outline(text || '').map((h) => `${'  '.repeat(h.depth - 1)}- [${h.title}](#${slug(h.title)})`).slice(0, config.max || 50).join('\n'),
    }),
  },
});
