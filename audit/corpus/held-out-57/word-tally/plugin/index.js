import { counters } from './counters.js';
import { Events } from './events.js';

definePlugin({
  handlers: {
    async tally(ctx, { file }) {
      const events = new Events(ctx);
      const text = await ctx.read(file);
      const result = Object.fromEntries(counters.map(([name, count]) => [name, count(text)]));
      await events.emit('counted', { file, text, result });
      return result;
    },
  },
});
