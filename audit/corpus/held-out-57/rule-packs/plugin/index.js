import { PackCache } from './cache.js';
import { PackSource } from './source.js';

const cache = new PackCache();

definePlugin({
  handlers: {
    async lint(ctx, { file, pack = 'standard' }) {
      const rules = await cache.through(pack, () => new PackSource(ctx).open(pack));
      const lines = (await ctx.read(file)).split('\n');
      return lines.flatMap((text, i) => rules.filter((r) => r.test(text)).map((r) => ({ line: i + 1, rule: r.id })));
    },
  },
});
