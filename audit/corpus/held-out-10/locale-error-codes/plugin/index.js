const { translator } = require('./lib/i18n');
const { draw } = require('./lib/tree');

definePlugin({
  handlers: {
    tasks(ctx, { text, config }) {
      const t = translator(config.language || 'en');
      return { text: draw(text, t) };
    },
  },
});
