const packs = {
  en: () => import('./lang/en.js'),
  de: () => import('./lang/de.js'),
};

const loaded = new Map();

async function pack(language) {
  const load = Object.hasOwn(packs, language) ? packs[language] : packs.en;
  if (!loaded.has(load)) loaded.set(load, load());
  const { default: words } = await loaded.get(load);
  return words;
}

async function* spell(numbers, language) {
  const words = await pack(language);
  for (const n of numbers) {
    if (!Number.isSafeInteger(n) || Math.abs(n) > 999999) yield String(n);
    else yield n < 0 ? `${words.minus} ${words.say(-n)}` : words.say(n);
  }
}

export function activate(api) {
  api.registerTool({
    name: 'spell_numbers',
    description: 'Write numbers as words',
    async run({ numbers, language = 'en' }) {
      const out = [];
      for await (const text of spell(numbers, language)) out.push(text);
      return out;
    },
  });
}
