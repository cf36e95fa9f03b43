import { Counter } from './counter.js';
import { snapshot } from './snapshot.js';
import { flush } from './flush.js';

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const counter = new Counter(ctx.state);
      const total = await counter.bump(event.tool_name);
      if (total % 50 === 1) await snapshot(ctx);
      return {};
    },
  },
  handlers: { flush, today: (ctx) => new Counter(ctx.state).today() },
});
