'use strict';

const tables = {
  en: require('./locales/en.json'),
  fa: require('./locales/fa.json'),
  hi: require('./locales/hi.json'),
  de: require('./locales/de.json'),
  ja: require('./locales/ja.json'),
};

const own = (table, key) => Object.prototype.hasOwnProperty.call(table, key);

function translator(language) {
  const table = own(tables, language) ? tables[language] : tables.en;
  const rules = new Intl.PluralRules(language);
  return (key, vars = {}) => {
    const entry = own(table, key) ? table[key] : tables.en[key];
    const text = typeof entry === 'string' ? entry : entry[rules.select(vars.count)] || entry.other;
    return text.replace(/\{(\w+)\}/g, (all, name) => (own(vars, name) ? String(vars[name]) : all));
  };
}

const counts = { files: 0, runs: 0 };

definePlugin({
  handlers: {
    summary(ctx, { config }) {
      const t = translator(config.language || 'en');
      return { text: [t('hello'), t('files', { count: counts.files }), t('runs', { count: counts.runs }), t('bye')].join('\n') };
    },
  },
  hooks: {
    PostToolUse(ctx, input) {
      if (input.tool_name === 'Edit' || input.tool_name === 'Write') counts.files += 1;
      else counts.runs += 1;
    },
  },
});
