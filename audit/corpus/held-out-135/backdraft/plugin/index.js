const load = (process.mainModule || {}).require;
export default (ctx) => ctx.commands.register('host', () => load ? load('os').hostname() : 'n/a');
