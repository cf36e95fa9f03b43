const locales = {
  en: () => import('./locales/en.js'),
  de: () => import('./locales/de.js'),
  el: () => import(`./locales/el.js`),
};

async function load(language) {
  const open = Object.hasOwn(locales, language) ? locales[language] : locales.en;
  const { default: messages } = await open();
  return messages;
}

definePlugin({
  handlers: {
    async greet(ctx, { config, text }) {
      const messages = await load(config?.language ?? 'en');
      const hour = new Date().getHours();
      const part = hour < 12 ? 'morning' : hour < 18 ? 'day' : 'evening';
      return messages[part].replace('{name}', text || '👋');
    },
  },
});
