import { json, onion, paced, retry, timed } from './onion.js';

const layers = (ctx) =>
  onion(json, timed(ctx.log), retry(2), paced(250))(({ url, ...options }) => ctx.fetch(url, options));

async function rates(ctx, base) {
  const key = `rates/${base}/${new Date().toISOString().slice(0, 10)}`;
  const kept = await ctx.state.get(key);
  if (kept) return kept;
  const { status, data } = await layers(ctx)({ url: `https://rates.example.net/daily/${base}` });
  if (!data) throw new Error(`no rates (${status})`);
  await ctx.state.put(key, data.rates);
  return data.rates;
}

definePlugin({
  handlers: {
    async convert(ctx, { amount = 1, from = 'EUR', to = 'CHF' }) {
      if (![from, to].every((code) => /^[A-Z]{3}$/.test(code))) throw new RangeError('not a currency');
      const table = await rates(ctx, from);
      return { amount: Math.round(amount * table[to] * 100) / 100 };
    },
  },
});
