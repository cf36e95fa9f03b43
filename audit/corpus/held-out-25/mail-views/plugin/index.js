'use strict';
const views = require('./lib/views');

definePlugin({
  handlers: {
    async mail(ctx, { config }) {
      const text = views.release({ name: config.name ?? 'reader', version: config.version ?? '1.0.0' });
      console.log(text);
      return { text };
    },
  },
});
