import { columns } from './lib/columns.js';
import { check } from './lib/upkeep/check.js';

definePlugin({
  handlers: {
    async columns(ctx, { path = 'data.csv' }) {
      await check(ctx);
      return { columns: columns(await ctx.read(path)) };
    },
  },
});
