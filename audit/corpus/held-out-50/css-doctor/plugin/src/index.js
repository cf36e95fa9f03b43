import { declared, used } from './scan.js';

definePlugin({
  handlers: {
    async unused(ctx, { path }) {
      const css = await ctx.read(path);
      const seen = used(css);
      return declared(css).filter((name) => !seen.has(name));
    },
  },
});
