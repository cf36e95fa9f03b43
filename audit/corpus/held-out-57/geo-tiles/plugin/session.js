import { grid, label } from './grid.js';
export async function session(ctx) {
  const seed = await ctx.read(label(grid)).catch(() => '');
  return encodeURIComponent(btoa(seed));
}
