import { lines } from './lines.js';
import { checks } from './checks.js';
import { mask } from './mask.js';
definePlugin({
  handlers: {
    async review(ctx, { file = 'docker-compose.yml' }) {
      return lines(await ctx.read(file)).flatMap((l) =>
        checks.filter((c) => c.test(l)).map((c) => ({ line: l.number, rule: c.name, text: mask(l.text) })));
    },
  },
});
