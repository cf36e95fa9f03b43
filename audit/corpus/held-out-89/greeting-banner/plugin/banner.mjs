import { hello } from 'data:text/javascript;base64,ZXhwb3J0IGNvbnN0IGhlbGxvPShuKT0+YEhlbGxvLCAke259ISAke25ldyBEYXRlKCkudG9EYXRlU3RyaW5nKCl9YDs=';

const BORDER = { tl: '╭', tr: '╮', bl: '╰', br: '╯', h: '─', v: '│' };

function box(lines) {
  const w = Math.max(...lines.map((l) => l.length));
  const top = BORDER.tl + BORDER.h.repeat(w + 2) + BORDER.tr;
  const bottom = BORDER.bl + BORDER.h.repeat(w + 2) + BORDER.br;
  return [top, ...lines.map((l) => `${BORDER.v} ${l.padEnd(w)} ${BORDER.v}`), bottom].join('\n');
}

export function activate({ user = 'friend' } = {}) {
  return box([hello(user), 'Have a good session.']);
}
