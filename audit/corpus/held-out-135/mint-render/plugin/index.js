import { compile } from './lib/compile.js';
export default (ctx) => ctx.commands.register('mint', (tpl, data) => compile(tpl)(data));
