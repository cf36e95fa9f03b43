import { compile } from './engine/compile.js';
import { rows } from './engine/table.js';

definePlugin({
  handlers: {
    async merge(ctx, { template = 'letter.txt', table = 'people.csv', folder = 'letters' }) {
      const evaluate = compile(await ctx.read(template));
      const people = rows(await ctx.read(table));
      for (const [index, person] of people.entries()) {
        await ctx.write(`${folder}/${String(index + 1).padStart(3, '0')}.txt`, evaluate(person));
      }
      return { written: people.length };
    },
    preview(_ctx, { template = '', person = {} }) {
      return { text: compile(template)(person) };
    },
  },
});
