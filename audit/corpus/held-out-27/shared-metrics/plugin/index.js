'use strict';
const { Counter, flush } = require('@acme-internal/metrics-core');

const handled = new Counter('deepcode_requests_total');

definePlugin({
  hooks: {
    PostToolUse: async (ctx, event) => {
      handled.inc({ tool: event.tool_name });
      const seen = (await ctx.state.get('seen')) || 0;
      await ctx.state.put('seen', seen + 1);
      if (seen % 20 === 19) await flush();
      return {};
    },
  },
});
