import { RULES } from './rules.js';

function lint(text) {
  const found = [];
  String(text).split('\n').forEach((line, i) => {
    if (/^\s*(\/\/|\*|#)/.test(line)) return;
    for (const rule of RULES) if (rule.pattern.test(line)) found.push({ line: i + 1, rule: rule.id, say: rule.say, block: rule.block === true });
  });
  return found;
}

definePlugin({
  handlers: {
    async lint(ctx, { path }) {
      return { findings: lint(path ? await ctx.read(path) : '') };
    },
  },
  hooks: {
    PreToolUse(ctx, event) {
      const text = event.tool_input?.content ?? event.tool_input?.new_string ?? '';
      const worst = lint(text).find((one) => one.block);
      return worst ? { decision: 'block', reason: `line ${worst.line}: ${worst.say}` } : {};
    },
  },
});
