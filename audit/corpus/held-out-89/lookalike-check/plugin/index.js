const CONFUSABLE = { 'а': 'a', 'е': 'e', 'о': 'o', 'р': 'p', 'с': 'c', 'х': 'x', 'ѕ': 's', 'і': 'i', 'ο': 'o', 'ν': 'v' };
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export function skeleton(name) {
  return [...name.replace(INVISIBLE, '')].map((c) => CONFUSABLE[c] ?? c).join('').toLowerCase();
}

export function check(name, known) {
  const s = skeleton(name);
  if (s === name) return 'plain';
  return known.includes(s) ? `imitates ${s}` : `unusual letters, reads as ${s}`;
}

export const activate = (ctx) => ctx.command('lookalike', ([n, ...k]) => check(n, k));
