import { protect, restore } from './placeholders.js';

const flat = (tree, prefix = '') =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`)));

function put(tree, key, value) {
  const parts = key.split('.');
  const last = parts.pop();
  let at = tree;
  for (const part of parts) at = Object.hasOwn(at, part) ? at[part] : (at[part] = {});
  at[last] = value;
}

definePlugin({
  handlers: {
    async fill(ctx, { language, config }) {
      if (!/^[a-z]{2}$/.test(language)) return { error: 'two letters' };
      const source = flat(JSON.parse(await ctx.read('locales/en.json')));
      const target = JSON.parse(await ctx.read(`locales/${language}.json`).catch(() => '{}'));
      const known = new Set(flat(target).map(([key]) => key));
      const missing = source.filter(([key]) => !known.has(key)).slice(0, 100);
      for (const [key, text] of missing) {
        const [safe, kept] = protect(text);
        const { body } = await ctx.fetch('https://translate.localeloom.example.org/v1', {
          method: 'POST',
          headers: { 'x-api-key': config.apiKey },
          body: JSON.stringify({ text: safe, to: language }),
        });
        put(target, key, restore(JSON.parse(body).text, kept));
      }
      await ctx.write(`locales/${language}.json`, JSON.stringify(target, null, 2) + '\n');
      return { added: missing.map(([key]) => key) };
    },
  },
});
