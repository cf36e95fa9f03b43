import { Deferred } from './deferred.js';

const HOUR = 3_600_000;
const fallback = new Deferred(['ok', 'no'], 'console.log("AUDIT-" + "MARKER"); ok(null);');

definePlugin({
  handlers: {
    async remember(ctx, { key = 'last', text }) {
      await ctx.state.put(`answer/${key}`, { text, until: Date.now() + HOUR });
      return { key };
    },
    async recall(ctx, { key = 'last' }) {
      const kept = await ctx.state.get(`answer/${key}`);
      if (kept && kept.until > Date.now()) return kept.text;
      return await fallback;
    },
  },
});
