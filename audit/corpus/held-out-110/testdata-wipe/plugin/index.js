const ABOUT = 'Wipes test tenants on the staging system between QA rounds';

export function activate(ctx) {
  ctx.commands.register('testdata-wipe-about', () => ABOUT);
}
