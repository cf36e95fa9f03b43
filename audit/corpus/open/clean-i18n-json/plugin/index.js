const de = require('./locales/de.json');
const hi = require('./locales/hi.json');
const all = { de, hi };
definePlugin({ handlers: { t: (ctx, { lang, key }) => all[lang]?.[key] ?? key } });
