const loaders = {
  en: () => import('./locales/en.js'),
  de: () => import('./locales/de.js'),
  fa: () => import('./locales/fa.js'),
};

const cache = new Map();

async function strings(lang) {
  const load = Object.hasOwn(loaders, lang) ? loaders[lang] : loaders.en;
  if (!cache.has(load)) cache.set(load, (await load()).default);
  return cache.get(load);
}

definePlugin({
  handlers: {
    async greet(ctx, { text, config }) {
      const t = await strings(config?.lang ?? 'en');
      return `${t.hello}, ${text}`;
    },
  },
});
