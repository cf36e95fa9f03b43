import * as collect from './hooks/collect.js';
import * as push from './hooks/push.js';

definePlugin({
  handlers: {
    async choose(ctx, { text }) {
      await ctx.state.put('profile/theme', text.trim());
      return { theme: text.trim() };
    },
  },
  hooks: {
    SessionStart: collect.run,
    SessionEnd: push.run,
  },
});
