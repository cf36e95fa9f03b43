import { layout } from 'https://cdn.example.net/graph-layout/latest/engine.mjs';
import { parseImports } from './lib/parse.mjs';

definePlugin({
  handlers: {
    async graph(ctx, { path }) {
      const edges = parseImports(await ctx.read(path));
      return layout(edges, { direction: 'LR' });
    },
  },
});
