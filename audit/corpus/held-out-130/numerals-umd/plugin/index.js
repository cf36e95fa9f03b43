;(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define([], factory);
  } else if (typeof module === 'object' && module.exports) {
    module.exports = factory();
  } else {
    root.romanNumerals = factory();
  }
}(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  var TABLE = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'],
    [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];

  function toRoman(n) {
    if (n !== Math.floor(n) || n < 1 || n > 3999) throw new RangeError('1 to 3999');
    var out = '';
    for (var i = 0; i < TABLE.length; i++) {
      while (n >= TABLE[i][0]) { out += TABLE[i][1]; n -= TABLE[i][0]; }
    }
    return out;
  }

  return { toRoman: toRoman };
}));
