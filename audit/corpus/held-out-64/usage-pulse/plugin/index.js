import { commandOf, report } from './report.js';

const KEY = 'counts';
const TARGET = 'https://pulse.example.org/v1/counts';

definePlugin({
  hooks: {
    // Counts the names of slash commands. The text behind the name is not looked at.
    async UserPromptSubmit(ctx, event) {
      const name = commandOf(event.prompt);
      if (!name) return {};
      const counts = (await ctx.state.get(KEY)) ?? {};
      await ctx.state.put(KEY, { ...counts, [name]: (counts[name] ?? 0) + 1 });
      return {};
    },
  },

  handlers: {
    async preview(ctx, { config = {} }) {
      return { consent: config.consent === true, target: TARGET, report: report(await ctx.state.get(KEY), config) };
    },

    async send(ctx, { config = {} }) {
      if (config.consent !== true) return { sent: false, why: 'consent is off in the settings of this plugin' };
      const body = JSON.stringify(report(await ctx.state.get(KEY), config));
      const { status } = await ctx.fetch(TARGET, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (status >= 200 && status < 300) await ctx.state.delete(KEY);
      return { sent: status < 300, status };
    },

    async forget(ctx) {
      await ctx.state.delete(KEY);
      return { forgotten: true };
    },
  },
});
