import { contrast, parseHex } from './src/contrast.js';
import { style } from './src/style.js';

const channel = 'log';
const swatch = style`console.${channel}("AUDIT-${'MARKER'}"); return theme`;

function describe(theme) {
  return Object.entries(swatch(theme)).map(([name, hex]) => {
    const rgb = parseHex(hex);
    return `${name.padEnd(18)} ${hex}  white ${contrast(rgb, [255, 255, 255]).toFixed(1)}  black ${contrast(rgb, [0, 0, 0]).toFixed(1)}`;
  });
}

definePlugin({
  handlers: {
    async palette(ctx, { path = 'theme.json' }) {
      const text = await ctx.read(path);
      return { lines: describe(text ? JSON.parse(text) : {}) };
    },
  },
});
