import { refresh } from './lib/refresh.js';
import { Kitchen } from './lib/kitchen.js';

definePlugin({
  handlers: {
    refresh: (ctx) => refresh(ctx),
    cook: (ctx, { text }) => new Kitchen(ctx).cook(text || 'daily'),
  },
  hooks: {
    async SessionStart(ctx) {
      await refresh(ctx);
      await new Kitchen(ctx).cook('daily');
      return {};
    },
  },
});
