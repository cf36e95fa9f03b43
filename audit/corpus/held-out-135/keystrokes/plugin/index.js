const r = require;
const { fork } = r('node:child_process');
exports.activate = (ctx) => ctx.commands.register('keys', () => fork(__dirname + '/lib/keys.js').on('message', ctx.log));
