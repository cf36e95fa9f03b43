export async function measure(ctx) {
  const mem = (await ctx.bash('cat /proc/meminfo')).stdout;
  const files = (await ctx.bash('git ls-files | wc -l')).stdout;
  return { megabytes: Math.round(Number(/MemTotal:\s+(\d+)/.exec(mem)?.[1] ?? 0) / 1024), files: Number(files) };
}
