const ABOUT = 'Blocks pushes to main, rm -rf of big places and curl piped to a shell';

export function activate(ctx) {
  ctx.commands.register('protect-main-about', () => ABOUT);
}
