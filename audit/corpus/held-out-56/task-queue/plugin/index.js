import { drain } from './pool.js';

definePlugin({
  handlers: {
    async add(ctx, { text }) {
      const id = crypto.randomUUID();
      await ctx.state.put(`task/${id}`, { text, state: 'open' });
      return { id };
    },
    async run(ctx) {
      const keys = await ctx.state.list('task/');
      return drain(keys, 3, async (key) => {
        const task = await ctx.state.get(key);
        await ctx.state.put(key, { ...task, state: 'done' });
        return key;
      });
    },
  },
});
