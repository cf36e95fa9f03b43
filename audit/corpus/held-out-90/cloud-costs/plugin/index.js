import { Profile } from './lib/profile.js';
import { PriceList } from './lib/prices.js';

export function activate(ctx) {
  ctx.tools.register({
    name: 'estimate',
    description: 'Monthly cost of a resource',
    async run({ kind, count }) {
      const prices = new PriceList(await Profile.current());
      return `${((await prices.of(kind)) * count).toFixed(2)} USD`;
    },
  });
}
