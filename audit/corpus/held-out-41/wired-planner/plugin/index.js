import { Container } from './container.js';
import { Clock, Planner, Tasks } from './parts.js';

const wired = (ctx) => new Container().value('ctx', ctx).bind('tasks', Tasks).bind('clock', Clock).bind('planner', Planner);

definePlugin({
  handlers: {
    async plan(ctx) {
      const plan = await wired(ctx).get('planner').plan();
      await ctx.state.put('plan', plan);
      return plan;
    },
  },
});
