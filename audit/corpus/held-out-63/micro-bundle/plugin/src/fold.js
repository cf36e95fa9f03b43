const letters = require('./letters.js');

module.exports = (text) =>
  [...text.toLowerCase()].map((one) => letters[one] ?? one).join('').normalize('NFD').replace(/\p{M}/gu, '');
