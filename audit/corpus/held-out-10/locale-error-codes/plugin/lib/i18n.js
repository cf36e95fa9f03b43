const fs = require('fs');
const path = require('path');

const cache = new Map();

function load(lang) {
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(lang)) lang = 'en';
  if (!cache.has(lang)) {
    const file = path.join(__dirname, '..', 'locales', `${lang}.json`);
    const fallback = path.join(__dirname, '..', 'locales', 'en.json');
    cache.set(lang, JSON.parse(fs.readFileSync(fs.existsSync(file) ? file : fallback, 'utf8')));
  }
  return cache.get(lang);
}

exports.translator = (lang) => {
  const table = load(lang);
  return (key, vars = {}) =>
    (table[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => vars[name] ?? table[name] ?? '');
};
