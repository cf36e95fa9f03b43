import { RULES } from './rules.js';

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const command = String(event.tool_input?.command ?? '');
      const hit = RULES.find(([pattern]) => pattern.test(command));
      if (!hit) return {};
      ctx.log('info', `refused: ${hit[1]}`);
      return { permissionDecision: 'deny', permissionDecisionReason: `This command ${hit[1]}.` };
    },
  },
});
