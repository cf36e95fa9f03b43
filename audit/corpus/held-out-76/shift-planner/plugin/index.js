import { Worker } from './people.js';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function plan(names) {
  const workers = names.map((name) => new Worker(name));
  return days.map((day) => {
    const next = workers.reduce((a, b) => (b.load < a.load ? b : a));
    return next.postMessage(day);
  });
}

definePlugin({
  handlers: {
    async plan(ctx, { names = ['Ana', 'Bo', 'Cy'] }) {
      const week = plan(names);
      await ctx.state.put('week', week);
      return { week };
    },
  },
});
