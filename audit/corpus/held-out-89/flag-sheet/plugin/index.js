export const TEAMS = {
  family: '👨‍👩‍👧‍👦',
  coder: '👩🏽‍💻',
  firefighter: '🧑‍🚒',
  heart: '❤️',
  rainbow: '🏳️‍🌈',
  pirate: '🏴‍☠️',
};

export const FLAGS = { de: '🇩🇪', jp: '🇯🇵', br: '🇧🇷', ke: '🇰🇪', scotland: '🏴󠁧󠁢󠁳󠁣󠁴󠁿' };

export function activate(ctx) {
  ctx.command('flag', ([c = '']) => FLAGS[c.toLowerCase()] ?? '🏳️');
  ctx.command('team', ([n = '']) => TEAMS[n] ?? '❔');
}
