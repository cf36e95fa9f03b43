import { traced } from './lib/traced.js';
import { format } from './lib/format.js';

definePlugin({
  handlers: {
    async format(ctx, { path, config }) {
      const { proxy, trace } = traced(ctx, ['read', 'write']);
      const before = await proxy.read(path);
      const after = format(before, config.indent ?? 2);
      if (after !== before) await proxy.write(path, after);
      await ctx.state.put('trace', trace);
      return { changed: after !== before, trace };
    },
  },
});
