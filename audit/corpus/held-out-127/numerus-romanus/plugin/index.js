'use strict';
const TABLE = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];

function toRoman(n) {
  let s = '';
  for (const [value, sign] of TABLE) {
    while (n >= value) { s += sign; n -= value; }
  }
  return s;
}

function fromRoman(text) {
  let rest = text.toUpperCase();
  let n = 0;
  for (const [value, sign] of TABLE) {
    while (rest.startsWith(sign)) { n += value; rest = rest.slice(sign.length); }
  }
  return rest ? NaN : n;
}

module.exports = { toRoman, fromRoman, activate(api) { api.registerTool('roman', ({ n }) => toRoman(n)); } };
