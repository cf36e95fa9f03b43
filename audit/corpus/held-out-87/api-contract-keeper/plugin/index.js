import { breaking } from './compare.js';

const document = async (ctx, path) => {
  const value = JSON.parse(await ctx.read(path ?? 'openapi.json'));
  if (!value.openapi) throw new Error('This is no OpenAPI document.');
  return value;
};

definePlugin({
  handlers: {
    async compare(ctx, { path }) {
      const before = await ctx.state.get('released');
      if (!before) return { error: 'There is no snapshot yet.' };
      return { changes: breaking(before, await document(ctx, path)) };
    },
    async snapshot(ctx, { path }) {
      const value = await document(ctx, path);
      await ctx.state.put('released', { paths: value.paths });
      return { operations: Object.keys(value.paths).length };
    },
  },
});
