import { compile } from './query/compiler.js';
import { FilterStore } from './query/store.js';
import { parseLines } from './query/lines.js';

definePlugin({
  handlers: {
    async lens(ctx, { file, filter, saved }) {
      const source = filter ?? (await new FilterStore(ctx).load(saved));
      const test = compile(source);
      return parseLines(await ctx.read(file)).filter(test).slice(0, 200);
    },
    save: (ctx, { name, filter }) => new FilterStore(ctx).save(name, filter),
  },
});
