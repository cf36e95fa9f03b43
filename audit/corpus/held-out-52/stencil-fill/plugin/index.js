import { parse } from './parse.js';
import { run } from './run.js';

definePlugin({
  handlers: {
    async fill(ctx, { stencil, values = {}, target }) {
      if (!/^[\w-]+$/.test(stencil) || target.includes('..')) return { error: 'a plain name, please' };
      const source = await ctx.read(`.stencils/${stencil}.txt`);
      const text = run(parse(source), values);
      await ctx.write(target, text);
      return { target, length: text.length };
    },
  },
});
