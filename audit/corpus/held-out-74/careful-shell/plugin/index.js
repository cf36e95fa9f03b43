import patterns from './patterns.json' with { type: 'json' };

const compiled = Object.fromEntries(Object.entries(patterns).map(([decision, list]) => [decision, list.map((p) => new RegExp(p))]));

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const command = event.tool_input?.command ?? '';
      for (const decision of ['deny', 'ask']) {
        const hit = compiled[decision].find((re) => re.test(command));
        if (hit) return { permissionDecision: decision, reason: `matches ${hit.source}` };
      }
      return {};
    },
  },
});
