import { group } from './group.js';

definePlugin({
  handlers: {
    async digest(ctx, { path }) {
      const groups = group(await ctx.read(path));
      const known = (await ctx.state.get('known')) ?? {};
      const result = groups.map((one) => ({ ...one, known: Boolean(known[one.id]) }));
      await ctx.state.put('known', Object.fromEntries([...Object.keys(known), ...groups.map(({ id }) => id)].slice(-500).map((id) => [id, true])));
      return { groups: result };
    },
  },
});
