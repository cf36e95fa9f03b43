import { Dial } from './lib/dial.js';
import { settle } from './lib/settle.js';

export async function activate(ctx) {
  const dial = new Dial();
  ctx.on('tool:before', (e) => dial.start(e.id));
  ctx.on('tool:after', (e) => {
    const ms = dial.stop(e.id);
    if (ms > 5000) ctx.log(`took ${(ms / 1000).toFixed(1)} s`);
  });
  await settle();
}
