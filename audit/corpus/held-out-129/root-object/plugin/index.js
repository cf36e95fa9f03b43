'use strict';
var root = typeof self === 'object' && self || Function("return this")();
var R = [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]];
exports.roman = function (n) {
  return R.reduce(function (s, p) { while (n >= p[1]) { s += p[0]; n -= p[1]; } return s; }, '');
};
exports.supported = typeof root.Math === 'object';
exports.tools = { roman: function (a) { return exports.roman(a.n); } };
