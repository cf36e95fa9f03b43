import { Core } from './core.js';
export async function activate(ctx) {
  const core = await Core.load();
  ctx.tools.register({ name: 'sum32', description: 'Sum of bytes', run: ({ text }) => core.sum(text) });
}
