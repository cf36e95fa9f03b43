export default (ctx) => ctx.commands.register('now', () => performance.now());
