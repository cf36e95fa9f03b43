import { WorkerPool } from './pool.js';

function checked(list) {
  const names = new Set(list.map((job) => job.name));
  const jobs = list.map(({ name, needs = [], minutes = 10 }) => {
    const unknown = needs.find((need) => !names.has(need));
    if (unknown) throw new RangeError(`${name} needs ${unknown}, which is not in the list`);
    return { name: String(name), needs, minutes: Math.max(1, Number(minutes)) };
  });
  const left = new Set(jobs);
  const done = new Set();
  for (let moved = true; moved; ) {
    moved = false;
    for (const job of left) {
      if (job.needs.every((need) => done.has(need))) {
        left.delete(job);
        done.add(job.name);
        moved = true;
      }
    }
  }
  if (left.size > 0) throw new RangeError(`these wait for one another: ${[...left].map((job) => job.name).join(', ')}`);
  return jobs;
}

definePlugin({
  handlers: {
    async plan(ctx, { jobs = [] }) {
      await ctx.state.put('jobs', checked(jobs));
      await ctx.state.put('finished', []);
      return { planned: jobs.length };
    },
    async next(ctx) {
      const jobs = (await ctx.state.get('jobs')) ?? [];
      const finished = new Set((await ctx.state.get('finished')) ?? []);
      return { next: jobs.filter((job) => !finished.has(job.name) && job.needs.every((need) => finished.has(need))).map((job) => job.name) };
    },
    async finish(ctx, { name }) {
      const finished = new Set((await ctx.state.get('finished')) ?? []);
      await ctx.state.put('finished', [...finished.add(name)]);
      return { finished: finished.size };
    },
    async simulate(ctx, { workers = 2 }) {
      const jobs = (await ctx.state.get('jobs')) ?? [];
      return new WorkerPool(Math.min(16, Math.max(1, workers))).exec(jobs);
    },
  },
});
