import { cluster } from './src/cluster.js';

definePlugin({
  handlers: {
    async check(ctx, { names = ['links', 'spelling'] }) {
      cluster.workers.length = 0;
      cluster.spawn(...names);
      return { results: cluster.run() };
    },
  },
});
