import kana from './kana.json' with { type: 'json' };

const names = Object.keys(kana);

async function boxes(ctx) {
  return (await ctx.state.get('boxes')) ?? {};
}

definePlugin({
  handlers: {
    async next(ctx) {
      const known = await boxes(ctx);
      const lowest = Math.min(...names.map((name) => known[name] ?? 0));
      const candidates = names.filter((name) => (known[name] ?? 0) === lowest);
      const [pick] = crypto.getRandomValues(new Uint32Array(1));
      return { kana: candidates[pick % candidates.length] };
    },
    async answer(ctx, { kana: asked, text }) {
      if (!Object.hasOwn(kana, asked)) return { error: 'unknown kana' };
      const right = String(text).trim().toLowerCase() === kana[asked];
      const known = await boxes(ctx);
      known[asked] = right ? Math.min((known[asked] ?? 0) + 1, 5) : 0;
      await ctx.state.put('boxes', known);
      return { right, expected: kana[asked] };
    },
  },
});
