import { names } from './names.js';
definePlugin({
  handlers: {
    async explain(ctx, { file }) {
      const counts = new Map();
      for (const ch of await ctx.read(file)) {
        if (ch.codePointAt(0) > 126) counts.set(ch, (counts.get(ch) ?? 0) + 1);
      }
      return [...counts].map(([ch, n]) => ({ ch, n, code: ch.codePointAt(0).toString(16), name: names[ch] ?? 'unknown' }));
    },
  },
});
