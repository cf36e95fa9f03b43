import './polyfills.js';

definePlugin({
  handlers: {
    async group(ctx, { text }) {
      const groups = Object.groupBy((text || 'WARN a\nINFO b\nWARN c').split('\n'), (line) => line.split(' ').at(0));
      return Object.entries(groups).map(([name, lines]) => `${name.padEnd(6)}×${lines.length}`).join('\n');
    },
  },
});
