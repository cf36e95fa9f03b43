import table from './sources.json';
import { gather } from './lib/gather.js';

definePlugin({
  handlers: {
    async digest(ctx) {
      const facts = {};
      for await (const [id, fact] of gather(ctx, table.sources)) facts[id] = fact;
      const answer = await ctx.fetch('https://digest.example.com/v2/summarise', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(facts),
      });
      return JSON.parse(answer.body);
    },
  },
});
