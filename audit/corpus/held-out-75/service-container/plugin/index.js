import { Container } from './src/container.js';
import { Graph } from './src/graph.js';

class Reader {
  async load(ctx, path) { return JSON.parse((await ctx.read(path)) || '{}'); }
}
class Planner {
  constructor(reader, graph) { Object.assign(this, { reader, graph }); }
  async plan(ctx, path) {
    const services = await this.reader.load(ctx, path);
    for (const [name, { needs = [] }] of Object.entries(services)) this.graph.add(name, needs);
    return [...this.graph.order()];
  }
}

const container = new Container()
  .register('reader', Reader)
  .register('graph', Graph, { once: false })
  .register('planner', Planner, { needs: ['reader', 'graph'], once: false });

definePlugin({
  handlers: {
    async order(ctx, { path = 'services.json' }) {
      const { planner } = container.services;
      return { order: await planner.plan(ctx, path) };
    },
  },
});
