import { layout } from './layout.js';
import { Queue } from './queue.js';

definePlugin({
  handlers: {
    async print(ctx, { file }) {
      const pages = layout(file, await ctx.read(file));
      return new Queue(ctx).submit(file, pages);
    },
    status: (ctx) => new Queue(ctx).status(),
  },
});
