import { expand } from './lib/expand.js';
import { truncate } from './lib/text.js';

definePlugin({
  handlers: {
    async expand(ctx, { text = '' }) {
      return { text: truncate(expand(text || 'log:cons ole')) };
    },
  },
});
