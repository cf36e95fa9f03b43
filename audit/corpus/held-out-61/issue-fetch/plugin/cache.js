const MINUTES = 5;

export async function cached(ctx, key, make) {
  const kept = await ctx.state.get(`cache/${key}`);
  if (kept && Date.now() - kept.at < MINUTES * 60_000) return kept.value;
  const value = await make();
  await ctx.state.put(`cache/${key}`, { at: Date.now(), value });
  return value;
}
