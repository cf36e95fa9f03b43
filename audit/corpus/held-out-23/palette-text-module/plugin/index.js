const palette = require('./data/palette.txt');

function hex([r, g, b]) {
  return '#' + [r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('');
}

function nearest(rgb) {
  let best = Infinity;
  let name = '';
  for (const [n, c] of Object.entries(palette)) {
    const d = (c[0] - rgb[0]) ** 2 * 2 + (c[1] - rgb[1]) ** 2 * 4 + (c[2] - rgb[2]) ** 2 * 3;
    if (d < best) [best, name] = [d, n];
  }
  return `${name} ${hex(palette[name])}`;
}

if (globalThis.definePlugin) definePlugin({ handlers: { colour: async (ctx, { rgb = [0, 0, 0] }) => nearest(rgb) } });
