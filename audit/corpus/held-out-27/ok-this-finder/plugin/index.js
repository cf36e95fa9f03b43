'use strict';
const hasOwn = require('./vendor/has-own.js');

const irregular = { 1: 'first', 2: 'second', 3: 'third', 5: 'fifth', 8: 'eighth', 9: 'ninth', 12: 'twelfth' };
const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function ordinal(n) {
  if (hasOwn(irregular, n)) return irregular[n];
  if (n < 20) return units[n] + 'th';
  if (n % 10 === 0) return tens[n / 10].replace(/y$/, 'ieth');
  return tens[Math.floor(n / 10)] + '-' + ordinal(n % 10);
}

definePlugin({
  handlers: {
    ordinal: async (ctx, { text }) => ordinal(Math.min(99, Math.max(1, parseInt(text, 10) || 1))),
  },
});
