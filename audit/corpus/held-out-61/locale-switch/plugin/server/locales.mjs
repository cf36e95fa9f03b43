const loaders = {
  de: () => import('./locales/de.mjs'),
  en: () => import('./locales/en.mjs'),
  fr: () => import('./locales/fr.mjs'),
  nl: () => import('./locales/nl.mjs'),
};

const loaded = new Map();

export async function locale(name) {
  const short = String(name).toLowerCase().split('-')[0];
  if (!Object.hasOwn(loaders, short)) throw new RangeError(`no locale ${name}; there are ${Object.keys(loaders).join(', ')}`);
  if (!loaded.has(short)) loaded.set(short, loaders[short]().then((module) => module.default));
  return loaded.get(short);
}
