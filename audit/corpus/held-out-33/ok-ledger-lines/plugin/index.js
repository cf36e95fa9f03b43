'use strict';
const { Amount } = require('./lib/record.js');

const money = ({ cents }) => `${(cents / 100).toFixed(2)}`;

definePlugin({
  handlers: {
    total: async (ctx, { text }) => {
      const amounts = text.split('\n').map((line) => Amount.read(line)).filter(Boolean);
      return money(amounts.reduce((sum, next) => sum.plus(next), new Amount({ label: 'total' })));
    },
  },
});
