// CLDR cardinal rules for whole numbers.
const slavic = (n) => {
  const d = n % 10, h = n % 100;
  if (d === 1 && h !== 11) return 'one';
  if (d >= 2 && d <= 4 && (h < 12 || h > 14)) return 'few';
  return 'many';
};
const arabic = (n) => {
  if (n < 3) return ['zero', 'one', 'two'][n];
  const h = n % 100;
  if (h >= 3 && h <= 10) return 'few';
  return h >= 11 ? 'many' : 'other';
};
const oneOther = (n) => (n === 1 ? 'one' : 'other');
const none = () => 'other';
const RULES = new Map([
  ['en', oneOther], ['de', oneOther], ['el', oneOther], ['hu', oneOther],
  ['fr', (n) => (n < 2 ? 'one' : 'other')],
  ['ru', slavic], ['uk', slavic],
  ['pl', (n) => (n === 1 ? 'one' : slavic(n) === 'few' ? 'few' : 'many')],
  ['ar', arabic], ['ja', none], ['zh', none], ['ko', none],
]);
export const choose = (language, n) => (RULES.get(language) ?? oneOther)(Math.abs(Math.trunc(n)));
