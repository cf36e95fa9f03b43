import { Heap } from './heap.js';
import { Tasks } from './tasks.js';
import { urgency } from './urgency.js';
definePlugin({
  handlers: {
    add: (ctx, task) => new Tasks(ctx.state).add(task),
    done: (ctx, { id }) => new Tasks(ctx.state).remove(id),
    async next(ctx) {
      const heap = new Heap((a, b) => urgency(b) - urgency(a));
      for (const t of await new Tasks(ctx.state).all()) heap.push(t);
      return heap.pop() ?? null;
    },
  },
});
