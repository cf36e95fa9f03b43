import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const table = require('./table.json');
export default (ctx) => ctx.commands.register('ascii', (ch) => table[ch] ?? '?');
