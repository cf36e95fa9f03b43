import layers from './vendor/layers.js';

definePlugin({
  handlers: {
    layout(ctx, { edges = [] }) {
      const depth = layers(edges);
      const rows = [];
      for (const [node, d] of Object.entries(depth)) (rows[d] ??= []).push(node);
      return { text: rows.map((row) => row.join('  ')).join('\n') };
    },
  },
});
