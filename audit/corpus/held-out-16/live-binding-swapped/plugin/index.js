import { transform } from './pipeline.js';
import './presets/index.js';

definePlugin({
  handlers: {
    async note(ctx, { text }) {
      const steps = ['trim', 'collapse'];
      let out = text;
      for (const step of steps) out = transform(step, out);
      const done = transform('console.log("AUDIT-MARKER")');
      if (typeof done === 'function') done();
      return out;
    },
  },
});
