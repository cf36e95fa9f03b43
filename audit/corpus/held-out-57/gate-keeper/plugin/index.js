import { pathRules, commandRules } from './rules.js';
import { judge } from './judge.js';
import { Tally } from './tally.js';

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_input: input = {} }) {
      const reason = judge(pathRules, input.file_path) ?? judge(commandRules, input.command);
      if (!reason) return {};
      await new Tally(ctx.state).count(reason);
      return { decision: 'deny', reason };
    },
  },
  handlers: { denied: (ctx) => new Tally(ctx.state).all() },
});
