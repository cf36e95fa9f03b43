import { schedule } from './lib/schedule.js';
import { tips } from './lib/tips.js';

definePlugin({
  handlers: {
    async begin(ctx, { config }) {
      const minutes = Number(config?.minutes ?? 25);
      await ctx.state.put('begun', Date.now());
      for (const tip of tips) schedule(tip, minutes);
      return { minutes };
    },
    async status(ctx) {
      const begun = await ctx.state.get('begun');
      return begun ? `${Math.round((Date.now() - begun) / 60000)} min` : 'resting';
    },
  },
});
