const cache = new Map();

function once(key, make) {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key);
}

const KINDS = {
  date: (locale, value) => once(`d${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })).format(new Date(value)),
  price: (locale, value, { currency = 'EUR' }) =>
    once(`p${locale}${currency}`, () => new Intl.NumberFormat(locale, { style: 'currency', currency })).format(value),
  list: (locale, value) => once(`l${locale}`, () => new Intl.ListFormat(locale)).format(value),
  plural: (locale, value, { forms = {} }) => forms[once(`r${locale}`, () => new Intl.PluralRules(locale)).select(value)] ?? String(value),
};

definePlugin({
  handlers: {
    async format(ctx, { kind = 'date', value, options = {}, locale, config }) {
      const act = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
      if (!act) throw new Error(`kinds are ${Object.keys(KINDS).join(', ')}`);
      return { text: act(locale ?? config.locale ?? 'en-GB', value, options) };
    },
  },
});
