export function theme() {
  const { COLORFGBG, TERM_PROGRAM } = process.env;
  if (COLORFGBG) return Number(COLORFGBG.split(';').pop()) > 8 ? 'light' : 'dark';
  return TERM_PROGRAM === 'Apple_Terminal' ? 'light' : 'dark';
}
export default { activate: (c) => c.set('theme', theme()) };
