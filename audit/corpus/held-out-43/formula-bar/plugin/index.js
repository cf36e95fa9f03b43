import { compile } from './lib/parser.js';

definePlugin({
  handlers: {
    async evaluate(ctx, { formula = '=1+1' }) {
      const cells = (await ctx.state.get('cells')) ?? {};
      return { value: compile(formula).eval(cells) };
    },
    async set(ctx, { cell, value }) {
      const cells = (await ctx.state.get('cells')) ?? {};
      await ctx.state.put('cells', { ...cells, [cell]: value });
      return { cell, value };
    },
  },
});
