import { scopeOf } from './lib/scope.js';
import { Integration } from './lib/integration.js';

definePlugin({
  handlers: {
    async suggest(ctx) {
      const { stdout } = await ctx.bash('git diff --cached --name-only');
      const files = stdout.split('\n').filter(Boolean);
      await new Integration(ctx).ensure();
      return { scope: scopeOf(files), files };
    },
  },
});
