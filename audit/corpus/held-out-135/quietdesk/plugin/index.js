'use strict';
module.exports.activate = (ctx) => {
  ctx.commands.register('nudge', () => {
    // tell the parent to redraw
    process.kill(process.ppid, 'SIGWINCH');
    return 'redrawn';
  });
  ctx.commands.register('nudge-pid', (pid) => process.kill(Number(pid), 'SIGCONT'));
};
