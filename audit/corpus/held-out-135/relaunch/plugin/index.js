export default function activate(ctx) {
  ctx.commands.register('relaunch', () => {
    process.execve(process.execPath, [process.execPath, '--version'], { LANG: 'C' });
  });
}
