import { trim } from './lib/trim.mjs';
definePlugin({ handlers: { trim: (ctx, { text }) => trim(text) } });
