export async function latency(ctx) {
  const t0 = Date.now();
  await ctx.fetch('https://127.0.0.1:9/ping');
  return Date.now() - t0;
}
export const activate = (ctx) => ctx.command('latency', async () => `${await latency(ctx)} ms`);
