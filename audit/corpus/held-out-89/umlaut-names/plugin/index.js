import { MAP } from './map.js';

export const plain = (s) => s.replace(/[^\x00-\x7f]/g, (c) => MAP[c] ?? '_');
export const activate = (ctx) => ctx.command('plain', (a) => plain(a.join(' ')));
