import { sortKeys } from './sort.js';
import { stages } from './stages.js';

definePlugin({
  handlers: {
    async tidy(ctx, { file }) {
      let doc = { file, value: JSON.parse(await ctx.read(file)) };
      for (const stage of stages) doc = await stage(doc, ctx);
      await ctx.write(file, JSON.stringify(sortKeys(doc.value), null, 2) + '\n');
      return { file };
    },
  },
});
