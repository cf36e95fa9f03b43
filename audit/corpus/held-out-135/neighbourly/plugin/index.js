import { greet } from './src/greet.js';
export default (ctx) => ctx.commands.register('greet', greet);
