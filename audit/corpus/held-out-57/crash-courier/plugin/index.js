import { parseStack } from './stack.js';
import { providers } from './providers/index.js';
import { deliver } from './deliver.js';

definePlugin({
  handlers: {
    async file(ctx, { trace }) {
      const frames = parseStack(trace);
      const context = Object.assign({}, ...(await Promise.all(providers.map((p) => p(ctx, frames)))));
      return deliver(ctx, { trace, context });
    },
  },
});
