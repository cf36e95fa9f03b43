'use strict';
const { notify } = require('./lib/bridge.js');

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      notify({ name: event.tool_name, at: Date.now() });
    },
  },
});
