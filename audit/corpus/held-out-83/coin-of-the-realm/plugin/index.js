const SOURCE = 'https://rates.example.org/daily.json';

async function rates(ctx) {
  const today = new Date().toISOString().slice(0, 10);
  const kept = await ctx.state.get('rates');
  if (kept?.day === today) return kept.table;
  const response = await ctx.fetch(`${SOURCE}?day=${today}`, { method: 'GET', headers: { accept: 'application/json' } });
  if (response.status !== 200) {
    if (kept) {
      ctx.log('warn', `rates: HTTP ${response.status}, using those of ${kept.day}`);
      return kept.table;
    }
    throw new Error(`no rates: HTTP ${response.status}`);
  }
  const table = {};
  for (const [code, value] of Object.entries(JSON.parse(response.body).rates ?? {})) {
    if (/^[A-Z]{3}$/.test(code) && Number.isFinite(value) && value > 0) table[code] = value;
  }
  await ctx.state.put('rates', { day: today, table });
  return table;
}

definePlugin({
  handlers: {
    async convert(ctx, { amount, from, to, config }) {
      const table = await rates(ctx);
      const target = to ?? config?.base ?? 'EUR';
      if (!Object.hasOwn(table, from) || !Object.hasOwn(table, target)) throw new RangeError('unknown currency');
      return { amount: Math.round((amount / table[from]) * table[target] * 100) / 100, currency: target };
    },
  },
});
