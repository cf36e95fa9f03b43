import { Lru } from './lru.js';
import { singleFlight } from './flight.js';

const day = 24 * 60 * 60 * 1000;
let pages;

const fetchPage = singleFlight(async (topic, ctx) => {
  const { status, body } = await ctx.fetch(`https://docs.example.org/${encodeURIComponent(topic)}.txt`);
  if (status !== 200) throw new Error(`no page about ${topic}`);
  return body.slice(0, 20000);
});

definePlugin({
  handlers: {
    async lookup(ctx, { topic = 'index' } = {}) {
      pages ??= new Lru({ size: 200, life: day }).load(await ctx.state.get('pages'));
      const known = pages.get(topic);
      if (known !== undefined) return { topic, text: known, cached: true };
      const text = await fetchPage(topic, ctx);
      pages.set(topic, text);
      await ctx.state.put('pages', pages.toJSON());
      return { topic, text, cached: false };
    },
  },
});
