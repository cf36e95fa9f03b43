import { create, kinds } from './lib/registry.js';

definePlugin({
  handlers: {
    describe(ctx, { kind = 'line', title = '', values = [], options }) {
      const chart = create(kind, title, values);
      if (!chart) return { error: `kind must be one of ${kinds().join(', ')}` };
      return { text: (options ? chart.with(options) : chart).describe() };
    },
  },
});
