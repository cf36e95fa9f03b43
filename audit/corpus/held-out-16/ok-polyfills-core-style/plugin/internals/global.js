'use strict';
var check = function (it) {
  return it && it.Math === Math && it;
};

module.exports =
  check(typeof globalThis == 'object' && globalThis) ||
  check(typeof window == 'object' && window) ||
  check(typeof self == 'object' && self) ||
  (function () { return this; })() || Function("return this")();
