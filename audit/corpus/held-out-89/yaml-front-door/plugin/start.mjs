import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);

export const ready = true;

export function activate(ctx) {
  ctx.log?.('yaml imports are available');
}
