import { order } from './order.js';

definePlugin({
  handlers: {
    async map(ctx, { paths = [] }) {
      const manifests = await Promise.all(paths.map(async (p) => JSON.parse(await ctx.read(p))));
      const names = new Set(manifests.map((m) => m.name));
      const graph = new Map(manifests.map((m) => [m.name, Object.keys(m.dependencies ?? {}).filter((d) => names.has(d))]));
      return order(graph);
    },
  },
});
