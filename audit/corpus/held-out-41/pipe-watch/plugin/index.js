import { pipelines } from './tokens.js';
import { rules } from './rules.js';

const judge = (command) => pipelines(command).flatMap((stages) => rules.filter(({ test }) => test(stages)).map(({ say }) => say));

definePlugin({
  handlers: { judge: async (ctx, { command = '' } = {}) => ({ says: judge(command) }) },
  hooks: {
    async PreToolUse(ctx, { tool_input: input = {} }) {
      const says = judge(input.command ?? '');
      if (says.length === 0) return {};
      await ctx.state.put('last', { command: input.command, says });
      return { decision: 'deny', reason: says.join(' ') };
    },
  },
});
