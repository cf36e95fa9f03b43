import { estimate } from './lib/prices.mjs';
import { profile } from './lib/profile.mjs';

definePlugin({
  handlers: {
    async cost(ctx, { text }) {
      const file = (text && (await ctx.read(text))) || 'instance_type = "t3.small"';
      const { region } = profile();
      return estimate(file, region).map(([type, price]) => `${type}: ~ €${price} / month`).join('\n');
    },
  },
});
