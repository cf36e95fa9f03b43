import { Scheduler } from './core/scheduler.js';
import { jobs } from './core/jobs.js';

const run = async (ctx, from) => new Scheduler(ctx, jobs).run(from);
definePlugin({
  handlers: {
    depart: (ctx) => run(ctx, 0),
    resume: async (ctx) => run(ctx, (await ctx.state.get('at')) ?? 0),
  },
});
