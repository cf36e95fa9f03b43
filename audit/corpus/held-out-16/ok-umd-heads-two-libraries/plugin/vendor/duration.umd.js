/*! duration v3.1.0 | MIT */
(function (global, factory) {
  typeof exports === 'object' && typeof module !== 'undefined' ? factory(exports) :
  typeof define === 'function' && define.amd ? define(['exports'], factory) :
  (global = typeof globalThis !== 'undefined' ? globalThis : global || self, factory(global.duration = {}));
})(this, (function (exports) { 'use strict';

  var UNITS = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5 };

  function parse(text) {
    var total = 0, found = false, re = /(-?\d+(?:\.\d+)?)\s*(ms|s|m|h|d|w)\b/gi, m;
    while ((m = re.exec(text))) {
      found = true;
      total += parseFloat(m[1]) * UNITS[m[2].toLowerCase()];
    }
    return found ? total : NaN;
  }

  function format(value) {
    var names = Object.keys(UNITS).reverse();
    for (var i = 0; i < names.length; i++) {
      if (Math.abs(value) >= UNITS[names[i]]) return Math.round(value / UNITS[names[i]]) + names[i];
    }
    return value + 'ms';
  }

  exports.parse = parse;
  exports.format = format;
  Object.defineProperty(exports, '__esModule', { value: true });
}));
