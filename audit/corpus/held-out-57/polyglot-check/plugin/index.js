import { compare } from './compare.js';
import { messages } from './messages.js';
definePlugin({
  handlers: {
    async check(ctx, { base, other, language = 'en' }) {
      const [a, b] = await Promise.all([base, other].map(async (f) => JSON.parse(await ctx.read(f))));
      const итог = compare(a, b);
      return { text: messages[language]?.(итог.length) ?? messages.en(итог.length), problems: итог };
    },
  },
});
