import rules from './rules.json' with { type: 'json' };

const compiled = rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, 'i') }));

export function judge(command) {
  return compiled.filter(({ pattern }) => pattern.test(command));
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const hits = judge(event.tool_input?.command ?? '');
      if (!hits.length) return {};
      const worst = hits.some(({ level }) => level === 'deny') ? 'deny' : 'ask';
      return { permissionDecision: worst, permissionDecisionReason: hits.map(({ why }) => why).join('; ') };
    },
  },
});
