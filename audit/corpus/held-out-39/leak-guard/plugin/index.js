import patterns from './patterns.json' with { type: 'json' };

const rules = patterns.map(({ pattern, why }) => ({ test: new RegExp(pattern, 'i'), why }));

function* words(input) {
  if (typeof input.file_path === 'string') yield input.file_path;
  if (typeof input.command === 'string') yield* input.command.split(/[\s"'=;|&<>]+/);
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      for (const word of words(event.tool_input ?? {})) {
        const rule = rules.find(({ test }) => test.test(word));
        if (rule) return { decision: 'deny', reason: `This is ${rule.why}.` };
      }
      return {};
    },
  },
});
