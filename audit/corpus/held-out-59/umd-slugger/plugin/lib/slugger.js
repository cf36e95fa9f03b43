/*! slugger 3.1.0 | BSD-3-Clause */
(function (root, factory) {
  'use strict';
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.slugger = factory();
})(typeof globalThis !== 'undefined' ? globalThis : Function("return this")(), function () {
  'use strict';
  var MAP = { 'ß': 'ss', 'æ': 'ae', 'ø': 'o', 'ł': 'l', 'đ': 'd', 'þ': 'th', 'œ': 'oe', 'ı': 'i' };

  function Slugger(options) {
    if (!(this instanceof Slugger)) return new Slugger(options);
    this.seen = Object.create(null);
    this.separator = (options && options.separator) || '-';
  }
  Slugger.prototype.slug = function (text) {
    var base = String(text)
      .toLowerCase()
      .replace(/[ßæøłđþœı]/g, function (c) { return MAP[c]; })
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, this.separator)
      .replace(/^-+|-+$/g, '');
    var n = this.seen[base] = (this.seen[base] || 0) + 1;
    return n === 1 ? base : base + this.separator + (n - 1);
  };
  Slugger.prototype.reset = function () { this.seen = Object.create(null); };
  return Slugger;
});
