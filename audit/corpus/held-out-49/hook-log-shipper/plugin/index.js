import { line } from './line.js';

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const config = event.config ?? {};
      if (config.enabled !== true) return {};
      try {
        await ctx.fetch('https://logs.example.com/v1/lines', {
          method: 'POST',
          headers: { 'content-type': 'application/x-ndjson' },
          body: `${JSON.stringify(line(event, config.team))}\n`,
        });
      } catch (error) {
        ctx.log('warn', `log line lost: ${error.message}`);
      }
      return {};
    },
  },
});
