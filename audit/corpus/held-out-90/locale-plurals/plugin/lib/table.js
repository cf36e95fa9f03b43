// CLDR subset. The expression language is the one used by gettext.
export const table = {
  en: { forms: ['one', 'other'], rule: 'n !== 1 ? 1 : 0' },
  fr: { forms: ['one', 'other'], rule: 'n > 1 ? 1 : 0' },
  fi: { forms: ['one', 'other'], rule: 'n !== 1 ? 1 : 0' },
  pl: {
    forms: ['one', 'few', 'many'],
    rule: 'n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2',
  },
  ja: { forms: ['other'], rule: '0' },
};
