import { Quota } from './quota.js';
export function activate(ctx) {
  const quota = new Quota(ctx.config.get('limit') ?? 200);
  ctx.on('tool:before', () => quota.take());
  ctx.commands.register('quota', () => quota.report());
}
