import * as first from './001-files.js';
import * as second from './002-defaults.js';

export async function migrate(ctx) {
  const level = (await ctx.state.get('level')) ?? 0;
  const steps = [first, second];
  for (let i = level; i < steps.length; i++) {
    await steps[i].up(ctx);
    await ctx.state.put('level', i + 1);
  }
}
