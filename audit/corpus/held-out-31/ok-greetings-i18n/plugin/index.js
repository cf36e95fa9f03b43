'use strict';
const locales = {
  fa: require('./locales/fa.js'),
  he: require('./locales/he.js'),
  ru: require('./locales/ru.js'),
  ja: require('./locales/ja.js'),
  hi: require('./locales/hi.js'),
};

const 挨拶 = (言語) => (Object.hasOwn(locales, 言語) ? locales[言語] : locales.ja);
const λόγος = (n) => (n === 1 ? 'one' : 'other');

function say(lang, key, n) {
  const entry = 挨拶(lang)[key];
  return typeof entry === 'string' ? entry : entry[λόγος(n)].replace('{n}', String(n));
}

definePlugin({
  handlers: {
    say: async (ctx, { text, config }) => ({ text: say(config.lang ?? 'fa', text || 'hello', config.n ?? 2) }),
  },
});
