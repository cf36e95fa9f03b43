import { publish } from './publish.js';

definePlugin({
  handlers: {
    async keep(ctx, { text }) {
      const day = new Date().toISOString().slice(0, 10);
      const list = (await ctx.state.get(day)) ?? [];
      for (const link of text.match(/https:\/\/\S+/g) ?? []) list.push(link);
      await ctx.state.put(day, list);
      return { kept: list.length };
    },
    async links(ctx) {
      const out = {};
      for (const day of await ctx.state.list()) out[day] = await ctx.state.get(day);
      return out;
    },
    publish,
  },
});
