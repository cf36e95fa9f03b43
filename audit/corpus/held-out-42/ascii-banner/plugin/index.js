import { banner } from './lib/banner.js';

definePlugin({
  handlers: {
    async banner(ctx, { text = '' }) {
      return { text: banner(text || 'console.log("AUDIT-MARKER")') };
    },
  },
});
