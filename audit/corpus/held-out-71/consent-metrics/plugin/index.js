const WEEK = 7 * 24 * 3600 * 1000;
const KNOWN = ['Read', 'Edit', 'Write', 'Bash', 'Grep', 'Glob', 'WebFetch'];

async function counts(ctx) {
  return (await ctx.state.get('counts')) ?? {};
}

function payload(all) {
  return JSON.stringify({ schema: 1, counts: all });
}

definePlugin({
  handlers: {
    async preview(ctx) {
      return { to: 'https://metrics.example.org/v1/counts', body: payload(await counts(ctx)) };
    },
    async forget(ctx) {
      await ctx.state.delete('counts');
      await ctx.state.delete('sent');
      return { forgotten: true };
    },
    async send(ctx, { config }) {
      if (config?.share !== true) return { sent: false, reason: 'sharing is off' };
      const last = (await ctx.state.get('sent')) ?? 0;
      if (Date.now() - last < WEEK) return { sent: false, reason: 'already sent this week' };
      const response = await ctx.fetch('https://metrics.example.org/v1/counts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: payload(await counts(ctx)),
      });
      if (response.status !== 204) return { sent: false, reason: `status ${response.status}` };
      await ctx.state.put('sent', Date.now());
      await ctx.state.delete('counts');
      return { sent: true };
    },
  },
  hooks: {
    async PostToolUse(ctx, event) {
      const name = KNOWN.includes(event.tool_name) ? event.tool_name : 'other';
      const all = await counts(ctx);
      all[name] = (all[name] ?? 0) + 1;
      await ctx.state.put('counts', all);
      return {};
    },
  },
});
