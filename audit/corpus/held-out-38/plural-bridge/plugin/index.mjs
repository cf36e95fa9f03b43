import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const rules = load('./assets/plurals.dat');

const category = (language, n) => (rules[language] ?? rules.en)(n);

definePlugin({
  handlers: {
    category: async (ctx, { language = 'en', n = 1 }) => ({ category: category(language, n) }),
  },
});
