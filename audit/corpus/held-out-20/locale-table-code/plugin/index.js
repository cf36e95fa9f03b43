const locale = require('./assets/locale.tbl');

const words = (date, lang) => {
  const names = locale.months[lang] || locale.months.en;
  return `${date.getUTCDate()} ${names[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

definePlugin({
  handlers: {
    'date-words': async (ctx, input) => {
      locale.warm();
      return words(new Date(input.text || 0), 'fr');
    },
  },
});
