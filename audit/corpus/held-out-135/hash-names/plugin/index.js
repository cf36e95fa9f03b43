import { createHash, randomUUID } from 'node:crypto';
export const short = (t) => createHash('sha256').update(t).digest('hex').slice(0, 10);
export default (ctx) => {
  ctx.commands.register('short', short);
  ctx.commands.register('uuid', () => randomUUID());
};
