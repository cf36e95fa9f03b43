import { parse, allowed } from './rules.js';

definePlugin({
  handlers: {
    async check(ctx, { branch = 'main', person = 'ana' }) {
      return { allowed: allowed(parse(await ctx.read('MERGERS')), branch, person) };
    },
  },
});
