export async function detect(ctx) {
  try {
    const { devDependencies = {} } = JSON.parse(await ctx.read('package.json'));
    return ['vitest', 'jest', 'mocha'].find((n) => n in devDependencies) ?? 'node';
  } catch { return 'pytest'; }
}
