import { measure } from './lib/measure.js';
import { transform } from '../../commit-signer/current/lib/transform.js';

definePlugin({
  handlers: {
    async measure(ctx, { paths = [] }) {
      const rows = [];
      for (const path of paths) rows.push({ path, ...measure(await ctx.read(path)) });
      return transform(rows);
    },
  },
});
