import { include, model } from './model.js';
import { faults, fill } from './walk.js';

async function load(ctx, path) {
  const process = model(JSON.parse(await ctx.read(path)));
  for (const [name, file] of Object.entries(process.modules)) {
    const module = model(JSON.parse(await ctx.read(file)));
    include(process, name, module);
  }
  return process;
}

definePlugin({
  handlers: {
    async walk(ctx, { path = 'process.json' }) {
      const process = await load(ctx, path);
      return { start: process.start, nodes: Object.keys(process.nodes).length, faults: faults(process) };
    },
    async label(ctx, { path = 'process.json', node = '' }) {
      const process = await load(ctx, path);
      return { text: fill(process.nodes[node]?.label ?? node, process) };
    },
  },
});
