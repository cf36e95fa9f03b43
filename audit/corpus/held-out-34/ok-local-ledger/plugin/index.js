'use strict';

definePlugin({
  handlers: {
    count: async (ctx, { text }) => {
      const task = (text || 'unnamed').trim().toLowerCase();
      const n = ((await ctx.state.get(task)) ?? 0) + 1;
      await ctx.state.put(task, n);
      return { text: `${task}: ${n}` };
    },
  },
});
