const mdown = require('./vendor/mdown.min.js');

definePlugin({
  handlers: {
    preview: (ctx, { text, config }) => ({ text: mdown(text, { safe: config.safe !== false }) }),
  },
});
