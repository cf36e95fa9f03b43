export default (ctx) => ctx.commands.register('kit', () => 'npm init, git init, go');
