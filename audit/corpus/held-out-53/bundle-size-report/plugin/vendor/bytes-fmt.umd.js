/*! bytes-fmt v3.1.0 | MIT License | (c) the bytes-fmt authors */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.bytesFmt = factory();
})(typeof self !== 'undefined' ? self : typeof global !== 'undefined' ? global : Function("return this")(), function () {
  'use strict';
  var UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
  function format(bytes, digits) {
    var n = Number(bytes), i = 0;
    while (n >= 1000 && i < UNITS.length - 1) { n /= 1000; i++; }
    return (i === 0 ? String(n) : n.toFixed(digits == null ? 1 : digits)) + ' ' + UNITS[i];
  }
  function parse(text) {
    var m = /^([\d.]+)\s*(B|kB|MB|GB|TB)?$/i.exec(String(text).trim());
    if (!m) return NaN;
    var i = UNITS.map(function (u) { return u.toLowerCase(); }).indexOf((m[2] || 'B').toLowerCase());
    return parseFloat(m[1]) * Math.pow(1000, i);
  }
  return { format: format, parse: parse };
});
