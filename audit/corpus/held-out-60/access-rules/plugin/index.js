import { allowed } from './lib/rules.js';

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const role = (await ctx.state.get('role')) ?? 'user';
      const command = event.tool_input?.command ?? '';
      return allowed(role, command) ? {} : { decision: 'deny', reason: 'Only release managers may do that.' };
    },
  },
});
