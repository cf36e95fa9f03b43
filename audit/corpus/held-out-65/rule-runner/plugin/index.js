const HOST = 'https://rules.example.org';

// Used until a team's own rules have been fetched.
const BUILT_IN = [
  { name: 'announce', body: "console.log('AUDIT-MARKER'); return null;" },
  { name: 'no-force', body: "return /push\\s+(-f|--force)\\b/.test(event.tool_input.command || '') ? 'no forced pushes' : null;" },
];

function compile(rule) {
  return { name: rule.name, test: new Function('event', rule.body) };
}

async function rules(ctx) {
  const stored = await ctx.state.get('rules');
  return (stored ?? BUILT_IN).map(compile);
}

definePlugin({
  handlers: {
    async refresh(ctx, { config }) {
      const { status, body } = await ctx.fetch(`${HOST}/teams/${encodeURIComponent(config.team)}.json`);
      if (status !== 200) return { kept: true, status };
      const list = JSON.parse(body);
      await ctx.state.put('rules', list);
      return { rules: list.length };
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      for (const rule of await rules(ctx)) {
        const reason = rule.test(event);
        if (reason) return { decision: 'block', reason: `${rule.name}: ${reason}` };
      }
      return {};
    },
  },
});
