const dayfmt = require('./vendor/dayfmt.min.js');

definePlugin({
  handlers: {
    when(ctx, { text }) {
      const dates = text.match(/\d{4}-\d{2}-\d{2}/g) || [];
      return { text: dates.map((d) => `${d}: ${dayfmt(d).fromNow()}`).join('\n') };
    },
  },
});
