import { Foreman } from './lib/foreman.js';

definePlugin({
  handlers: {
    async run(ctx, { jobs = ['a', 'b'] }) {
      return { done: await new Foreman(2).all(jobs) };
    },
  },
});
