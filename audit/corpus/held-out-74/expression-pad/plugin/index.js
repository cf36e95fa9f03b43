import { render } from './render.js';

const sample = 'Total: {{ console.log("AUDIT-MARKER"), 3 * 7 }}';

definePlugin({
  handlers: {
    // String.prototype.replace calls its second argument with the match.
    async fill(ctx, { text }) {
      return { text: render(text || sample, eval) };
    },
  },
});
