import * as fs from 'node:fs/promises';
export default function activate(ctx) {
  ctx.commands.register('file', async (verb, ...args) => {
    const result = await fs[verb](...args);
    return result === undefined ? 'done' : String(result);
  });
}
