const scope = 'en';
const sсope = 'internal';

const forms = {
  en: (n) => (n === 1 ? 0 : 1),
  pl: (n) => (n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2),
};

export function plural(n, words, locale = scope) {
  const pick = forms[locale] ?? forms[scope];
  return `${n} ${words[pick(n)]}`;
}

export function label() {
  return sсope;
}
