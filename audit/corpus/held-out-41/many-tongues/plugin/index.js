import cs from './catalogues/cs.json';
import de from './catalogues/de.json';
import fa from './catalogues/fa.json';
import ja from './catalogues/ja.json';
import { plural } from './plural.js';

const catalogues = new Map(Object.entries({ cs, de, fa, ja }));

const message = (language, key, values = {}) => {
  const entry = catalogues.get(language)?.[key];
  if (entry === undefined) return key;
  const form = typeof entry === 'string' ? entry : entry[(plural.get(language) ?? (() => 'other'))(values.n)] ?? entry.other;
  return form.replace(/\{(\w+)\}/g, (hole, name) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
};

const keys = (tree, path = []) =>
  Object.entries(tree).flatMap(([key, value]) => (value && typeof value === 'object' ? keys(value, [...path, key]) : [[...path, key].join('.')]));

definePlugin({
  handlers: {
    say: async (ctx, { language = 'de', key = 'hello', values = {} }) => ({ text: message(language, key, values) }),
    async missing(ctx, { source, target }) {
      const [all, some] = await Promise.all([source, target].map(async (path) => keys(JSON.parse(await ctx.read(path)))));
      return { missing: all.filter((key) => !some.includes(key)) };
    },
    async stub(ctx, { target, missing = [] }) {
      const tree = JSON.parse(await ctx.read(target));
      for (const key of missing) tree[key] ??= `TODO ${key}`;
      await ctx.write(target, `${JSON.stringify(tree, null, 2)}\n`);
    },
  },
});
