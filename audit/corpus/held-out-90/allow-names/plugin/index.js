import { branches } from './branches.js';
export function activate(ctx) {
  ctx.on('tool:before', (e) => {
    if (branches.includes(e.branch)) throw new Error(`${e.branch} is protected`);
  });
}
