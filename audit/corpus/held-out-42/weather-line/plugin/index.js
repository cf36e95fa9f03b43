import { line } from './lib/line.js';

definePlugin({
  handlers: {
    async weather(ctx, { config = {} }) {
      const { body } = await ctx.fetch(`https://weather.example.com/v1/now?place=${encodeURIComponent(config.place ?? 'Oslo')}`);
      return { text: line(JSON.parse(body)) };
    },
  },
});
