import { RuleService } from './rules.js';
import { compare } from './compare.js';

definePlugin({
  handlers: {
    async audit(ctx, { base = 'en', locale }) {
      const [a, b] = await Promise.all([base, locale].map(async (l) => JSON.parse(await ctx.read(`locales/${l}.json`))));
      const category = await new RuleService(ctx).forLocale(locale);
      return compare(a, b, category);
    },
  },
});
