const LOCALES = {
  de: require('./locales/de.js'),
  es: require('./locales/es.js'),
  fr: require('./locales/fr.js'),
  nl: require('./locales/nl.js'),
};

function string(locale, key) {
  const table = LOCALES[locale];
  if (!table) return `no locale ${locale}; have ${Object.keys(LOCALES).join(', ')}`;
  return table[key] ?? `no string ${key}`;
}

module.exports.tools = [
  { name: 'ui_string', description: 'A common interface string in a language', run: ({ locale, key }) => string(locale, key) },
];
