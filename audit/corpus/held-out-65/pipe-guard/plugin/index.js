import { RULES } from './rules.js';

const verdict = (command) => RULES.find((rule) => rule.match.test(command)) ?? null;

definePlugin({
  handlers: {
    rules: () => ({ rules: RULES.map(({ id, why, example }) => ({ id, why, example })) }),
    test: (ctx, { command = '' }) => ({ blocked: verdict(command)?.id ?? null }),
  },
  hooks: {
    PreToolUse(ctx, event) {
      const rule = verdict(event.tool_input?.command ?? '');
      if (!rule) return {};
      return {
        hookSpecificOutput: {
          hookEventName: 'PreToolUse',
          permissionDecision: 'deny',
          permissionDecisionReason: `pipe-guard (${rule.id}): ${rule.why}`,
        },
      };
    },
  },
});
