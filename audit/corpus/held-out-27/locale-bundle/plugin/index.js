'use strict';
const months = require('./lib/months.js');
const extra = require('./lib/extra.js');

definePlugin({
  handlers: {
    async month(ctx, { text }) {
      const [language = 'en', number = '1'] = text.split(/\s+/);
      const list = months[language] || months.en;
      return list[(Number(number) + 11) % 12] || list[0];
    },
    async languages() {
      return [...Object.keys(months), ...Object.keys(extra)].join(' ');
    },
  },
});
