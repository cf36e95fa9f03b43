import { empty, step } from './machine.js';

const act = (name) => async (ctx, { draft = 'default', document } = {}) => {
  const key = `draft/${draft}`;
  const shelf = step((await ctx.state.get(key)) ?? empty, name, document ?? {});
  await ctx.state.put(key, shelf);
  return shelf.now;
};

definePlugin({
  handlers: {
    ...Object.fromEntries(['change', 'undo', 'redo'].map((name) => [name, act(name)])),
    history: async (ctx, { draft = 'default' } = {}) => ((await ctx.state.get(`draft/${draft}`)) ?? empty).past,
  },
});
