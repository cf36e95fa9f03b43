const ABOUT = 'Termine finden, einladen, verschieben – auf Deutsch';

export function activate(ctx) {
  ctx.commands.register('kalenderhilfe-about', () => ABOUT);
}
