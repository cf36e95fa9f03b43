import { harden } from './lib/harden.js';
import { duplicates } from './lib/duplicates.js';

harden();

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      const text = await ctx.read(path);
      const problems = duplicates(text);
      try {
        JSON.parse(text);
      } catch (error) {
        problems.push(error.message);
      }
      return { path, problems };
    },
  },
});
