import { container } from './src/container.js';

definePlugin({
  handlers: {
    async estimate(ctx, { plan = 'plan.json' }) {
      const app = container(ctx);
      const resources = await app.plans.load(plan);
      const prices = await app.pricing.lookup(resources);
      return { total: prices.reduce((sum, p) => sum + p.monthly, 0), prices };
    },
  },
});
