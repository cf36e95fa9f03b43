import { visit } from './visit.js';

definePlugin({
  handlers: {
    async polish(ctx) {
      const before = await ctx.read('package-lock.json');
      const lock = JSON.parse(before);
      for (const [, entry] of visit(lock.packages)) entry.polish();
      const after = `${JSON.stringify(lock, null, 2)}\n`;
      if (after !== before) await ctx.write('package-lock.json', after);
      return { changed: after !== before };
    },
  },
});
