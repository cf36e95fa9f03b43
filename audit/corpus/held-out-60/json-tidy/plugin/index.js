import { validate } from './lib/schema.js';
import { strip } from './lib/strip.js';

definePlugin({
  handlers: {
    async tidy(ctx, { text }) {
      const path = text?.trim() || 'package.json';
      const body = await ctx.read(path);
      const value = JSON.parse(strip(body) || '{}');
      const problems = await validate(path, value);
      if (problems.length === 0) await ctx.write?.(path, `${JSON.stringify(value, null, 2)}\n`);
      return { problems };
    },
  },
});
