const LOCALES = {
  de: () => import('./locales/de.mjs'),
  ja: () => import('./locales/ja.mjs'),
  ar: () => import('./locales/ar.mjs'),
};

export async function greet(lang, name) {
  const load = Object.hasOwn(LOCALES, lang) ? LOCALES[lang] : LOCALES.de;
  const { hello } = await load();
  return hello(name);
}

export const activate = (ctx) => ctx.command('greet', ([lang = 'de', name = '']) => greet(lang, name));
