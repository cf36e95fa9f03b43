import { parse } from './parser.js';
import { Interpreter } from './interpreter.js';

definePlugin({
  handlers: {
    async evaluate(ctx, { text = '0', names = {} } = {}) {
      const kept = (await ctx.state.get('names')) ?? {};
      return { value: new Interpreter({ ...kept, ...names }).evaluate(parse(text || '0')) };
    },
    async remember(ctx, { name, value }) {
      await ctx.state.put('names', { ...(await ctx.state.get('names')), [name]: Number(value) });
    },
  },
});
