'use strict';
const catalogue = require('./data/bright-stars.dat');

const inside = (name) => catalogue.filter((s) => s.constellation.toLowerCase() === name.toLowerCase());

definePlugin({
  handlers: {
    async stars(ctx, { text }) {
      const found = inside(text || 'Lyra');
      return { text: found.map((s) => `${s.name} (${s.magnitude})`).join(', ') || 'none that bright' };
    },
  },
});
