'use strict';

const loaders = {
  en: () => require('./locales/en.js'),
  de: () => require('./locales/de.js'),
  fa: () => require('./locales/fa.json'),
  el: () => require('./locales/el.js'),
};

const loaded = new Map();

function messages(locale) {
  const tag = Object.hasOwn(loaders, locale) ? locale : 'en';
  if (!loaded.has(tag)) loaded.set(tag, loaders[tag]());
  return loaded.get(tag);
}

function t(locale, key, values = {}) {
  const table = messages(locale);
  const entry = table[key] ?? messages('en')[key] ?? key;
  const form = typeof entry === 'string' ? entry : entry[new Intl.PluralRules(locale).select(values.n)] ?? entry.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

definePlugin({
  handlers: {
    async greet(ctx, { text, config }) {
      const locale = (config.locale ?? 'en').slice(0, 2);
      const n = text.split(/\s+/).filter(Boolean).length;
      return `${t(locale, 'hello')} ${t(locale, 'words', { n })}`;
    },
  },
});
