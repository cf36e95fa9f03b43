import { merge } from './merge.js';

definePlugin({
  handlers: {
    async merged(ctx, { paths = [] }) {
      let out = {};
      for (const path of paths) out = merge(out, JSON.parse(await ctx.read(path)));
      return out;
    },
  },
});
