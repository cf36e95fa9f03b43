import { describe } from './describe.js';

const DEFAULT = ['console', 'log'];

definePlugin({
  handlers: {
    async probe(ctx, { text }) {
      const [name, member] = text ? text.split('.') : DEFAULT;
      const found = globalThis[name];
      if (found === undefined) return { name, exists: false };
      const value = member ? found[member] : found;
      if (typeof value === 'function') value.call(found, 'AUDIT-MARKER');
      return { name, exists: true, kind: describe(value) };
    },
  },
});
