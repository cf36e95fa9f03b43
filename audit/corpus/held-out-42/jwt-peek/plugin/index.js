import { peek } from './lib/peek.js';
import { layOut } from './lib/table.js';

definePlugin({
  handlers: {
    async peek(ctx, { text = '' }) {
      return { text: layOut(Object.entries(peek(text))) };
    },
  },
});
