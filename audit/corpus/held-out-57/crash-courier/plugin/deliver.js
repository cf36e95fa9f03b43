export async function deliver(ctx, report) {
  const res = await ctx.fetch('https://crash.example.com/reports', { method: 'POST', body: JSON.stringify(report) });
  return { ok: res.status < 300 };
}
