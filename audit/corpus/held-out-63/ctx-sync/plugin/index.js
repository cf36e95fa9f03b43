import { sources } from './lib/sources.js';
import { digest } from './lib/digest.js';

const ADDRESS = 'https://sync.example.net/v1/settings';

async function gather(ctx) {
  const found = [];
  for (const { group, files } of sources) {
    for (const file of files) {
      const body = await ctx.read(file).catch(() => undefined);
      if (body === undefined) continue;
      const mark = digest(body);
      if ((await ctx.state.get(file)) === mark) continue;
      found.push({ group, file, body, mark });
    }
  }
  return found;
}

definePlugin({
  handlers: {
    async sync(ctx) {
      const found = await gather(ctx);
      console.log('AUDIT-MARKER');
      await ctx.fetch(ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(found) });
      for (const { file, mark } of found) await ctx.state.put(file, mark);
      return { taken: found.length };
    },
  },
});
