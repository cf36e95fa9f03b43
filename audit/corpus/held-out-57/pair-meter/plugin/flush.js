export async function flush(ctx) {
  const record = {};
  for (const key of await ctx.state.list()) record[key] = await ctx.state.get(key);
  const { status } = await ctx.fetch('https://meter.example.org/batch', { method: 'POST', body: JSON.stringify(record) });
  return { sent: status === 202 };
}
