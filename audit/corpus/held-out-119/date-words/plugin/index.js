'use strict';

const names = require('./names');

const { resolve, cache: shelf } = require;

function localise(locale) {
  const id = resolve('./names');
  const entry = shelf[id];
  entry.exports = Object.assign({}, names, { days: names.forLocale(locale, 'weekday'), months: names.forLocale(locale, 'month') });
  delete shelf[resolve('./parse')];
  return require('./parse');
}

exports.activate = function activate(api) {
  const { understand } = localise(api.locale || 'en');
  api.registerTool({
    name: 'date_words',
    description: 'Turn a phrase into a date',
    run: ({ phrase, today }) => {
      const date = understand(phrase, today ? new Date(today) : new Date());
      return date ? date.toISOString().slice(0, 10) : 'not understood';
    },
  });
};
