import { parseClock } from './clock.js';
import { BellFactory } from './bells.js';

definePlugin({
  handlers: {
    async bell(ctx, { at }) {
      const time = parseClock(at);
      await ctx.state.put('at', time);
      return BellFactory.create(ctx).ring(time);
    },
    async yesterday(ctx) {
      const { stdout } = await ctx.bash('git log --since=yesterday --format=%s');
      return stdout.split('\n').filter(Boolean);
    },
  },
});
