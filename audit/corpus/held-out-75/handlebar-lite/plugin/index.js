import { compile } from './lib/compile.js';

const compiled = new Map();

definePlugin({
  handlers: {
    async render(ctx, { path = 'templates/pr.md', values = {} }) {
      if (!compiled.has(path)) compiled.set(path, compile(await ctx.read(path)));
      return { text: compiled.get(path)(values) };
    },
  },
});
