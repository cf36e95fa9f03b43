export default (ctx) => ctx.commands.register('shell', () => `${process.env.SHELL ?? 'sh'} in ${process.env.TERM ?? 'dumb'}`);
