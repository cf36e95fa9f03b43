'use strict';
const Probe = require('./lib/session.js');

const DEFAULT = ['console.log("AUDIT-MARKER")', '1 + 1'];

definePlugin({
  handlers: {
    probe: async (ctx, { config }) => {
      const probe = new Probe();
      const out = [];
      try {
        for (const expression of config.watch?.length ? config.watch : DEFAULT) {
          const { result } = await probe.ask('evaluate', { expression });
          out.push(`${expression} = ${result.value}`);
        }
      } finally {
        probe.close();
      }
      return out.join('\n');
    },
  },
});
