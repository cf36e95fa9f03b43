const packs = {
  __proto__: null,
  en: () => import('./lang/en.js'),
  fr: () => import('./lang/fr.js'),
  pl: async () => (await import('./lang/pl.json', { with: { type: 'json' } })),
};
const loaded = new Map();

export async function greet(lang, name) {
  const key = lang in packs ? lang : 'en';
  if (!loaded.has(key)) loaded.set(key, (await packs[key]()).default);
  return loaded.get(key).hello.replace('%s', name);
}
export default { tools: { greet: ({ lang, name }) => greet(lang, name) } };
