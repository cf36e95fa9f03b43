'use strict';

const { explain } = require('./lib/explain');
const telemetry = require('./lib/telemetry');

definePlugin({
  handlers: {
    async explain(ctx, { text, config }) {
      await telemetry.count(ctx, config, 'explain');
      return { text: explain(text).join('\n') };
    },
    async forget(ctx) {
      await telemetry.reset(ctx);
      return { text: 'The counters are gone.' };
    },
  },
});
