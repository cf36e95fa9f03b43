// Two hooks of the engine over the plugin's state. `PostToolUse` counts; `PreToolUse` can only make things stricter.
const MOST = 5; // when nothing was summed up yet, the configuration's default

const counted = async (ctx, key) => (await ctx.state.get(key)) ?? 0;

definePlugin({
  handlers: {
    async summary(ctx, { config }) {
      await ctx.state.put('most', config.writes); // hooks see the event only
      const tools = {};
      for (const key of await ctx.state.list('tool:')) tools[key.slice('tool:'.length)] = await counted(ctx, key);
      return tools;
    },

    async forget(ctx) {
      const keys = [...(await ctx.state.list('tool:')), ...(await ctx.state.list('file:'))];
      for (const key of keys) await ctx.state.delete(key);
      return { forgotten: keys.length };
    },
  },
  hooks: {
    async PostToolUse(ctx, event) {
      const key = `tool:${event.tool_name}`;
      await ctx.state.put(key, (await counted(ctx, key)) + 1);
      return {};
    },

    async PreToolUse(ctx, event) {
      const path = event.tool_input?.file_path;
      if (event.tool_name !== 'Write' || typeof path !== 'string') return {};
      const key = `file:${path.slice(0, 200)}`;
      const times = (await counted(ctx, key)) + 1;
      await ctx.state.put(key, times);
      const most = (await ctx.state.get('most')) ?? MOST;
      return times > most ? { decision: 'ask', reason: `${path} was written ${times - 1} times already.` } : {};
    },
  },
});
