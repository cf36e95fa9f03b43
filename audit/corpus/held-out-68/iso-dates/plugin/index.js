import { find } from './lib/find.js';

definePlugin({ handlers: { find: async (ctx, { path, text }) => find(text || (await ctx.read(path))) } });
