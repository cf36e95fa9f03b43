(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.roman = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  var pairs = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];
  function to(n) {
    if (!(n > 0 && n < 4000 && n === Math.floor(n))) throw new RangeError('1 to 3999');
    return pairs.reduce(function (acc, p) {
      while (acc.n >= p[0]) { acc.s += p[1]; acc.n -= p[0]; }
      return acc;
    }, { n: n, s: '' }).s;
  }
  function from(s) {
    var n = 0;
    pairs.forEach(function (p) {
      while (s.indexOf(p[1]) === 0) { n += p[0]; s = s.slice(p[1].length); }
    });
    if (s) throw new SyntaxError('not a numeral');
    return n;
  }
  return { to: to, from: from };
});
