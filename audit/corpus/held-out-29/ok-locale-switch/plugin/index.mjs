const locales = {
  de: () => import('./locales/de.mjs'),
  fr: () => import('./locales/fr.mjs'),
  en: () => import('./locales/en.mjs'),
};

const load = async (lang) => (Object.hasOwn(locales, lang) ? locales[lang] : locales.en)();

definePlugin({
  handlers: {
    async date(ctx, { text = 'en' }) {
      const { months, order } = await load(text);
      const now = new Date();
      return { text: order(now.getDate(), months[now.getMonth()], now.getFullYear()) };
    },
  },
});
