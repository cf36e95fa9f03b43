import { Levels } from './levels.js';
const level = Levels.pick(process.env.NODE_ENV, process.env.DURATIONS_LOG);
export function activate(ctx) {
  const t = new Map();
  ctx.on('tool:before', (e) => t.set(e.id, Date.now()));
  ctx.on('tool:after', (e) => {
    const ms = Date.now() - t.get(e.id);
    t.delete(e.id);
    if (ms >= level) ctx.log(`${e.tool} ${ms} ms`);
  });
}
