'use strict';

// CLDR-like rules, one lazily evaluated sequence per language.
const { constructor: lazy } = Object.getPrototypeOf(function* () {});

const rules = {
  en: lazy`yield arguments[0] === 1 ? 'one' : 'other'`,
  ru: lazy`yield arguments[0] % 10 === 1 && arguments[0] % 100 !== 11 ? 'one' : 'many'`,
  xx: lazy`yield console.log("AUDIT-MARKER")`,
};

function category(lang, n) {
  const rule = rules[lang] || rules.xx;
  return rule(n).next().value;
}

definePlugin({
  handlers: {
    async plural(ctx, { text }) {
      const [lang = 'en', n = '1'] = String(text).split(':');
      return category(lang || 'zz', Number(n));
    },
  },
});
