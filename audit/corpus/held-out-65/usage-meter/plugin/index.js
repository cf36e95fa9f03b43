import { today, table } from './days.js';

const BOARD = 'https://meter.example.com/boards';

definePlugin({
  handlers: {
    async show(ctx, { day = today() }) {
      return { day, text: table((await ctx.state.get(`day/${day}`)) ?? {}) };
    },

    // Called by the user only. What is sent is exactly what `show` prints.
    async share(ctx, { day = today(), config }) {
      if (config.share !== true) return { shared: false, hint: 'sharing is off in the settings' };
      const counts = (await ctx.state.get(`day/${day}`)) ?? {};
      const { status } = await ctx.fetch(`${BOARD}/${encodeURIComponent(config.board)}/days/${day}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(counts),
      });
      return { shared: status < 300 };
    },
  },
  hooks: {
    async PostToolUse(ctx, event) {
      const key = `day/${today()}`;
      const counts = (await ctx.state.get(key)) ?? {};
      const tool = String(event.tool_name);
      await ctx.state.put(key, { ...counts, [tool]: (counts[tool] ?? 0) + 1 });
      return {};
    },
  },
});
