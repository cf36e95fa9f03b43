/*! slugger 2.4.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define([], factory);
  } else if (typeof module === 'object' && module.exports) {
    module.exports = factory();
  } else {
    root.slugger = factory();
  }
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  var FOLD = { 'ß': 'ss', 'æ': 'ae', 'ø': 'o', 'đ': 'd', 'ł': 'l', 'þ': 'th' };

  function slug(text) {
    return String(text)
      .toLowerCase()
      .replace(/[ßæøđłþ]/g, function (c) { return FOLD[c]; })
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  }

  function Slugger() {
    this.seen = Object.create(null);
  }

  Slugger.prototype.slug = function (text) {
    var base = slug(text) || 'section';
    var count = this.seen[base] || 0;
    this.seen[base] = count + 1;
    return count === 0 ? base : base + '-' + count;
  };

  Slugger.prototype.reset = function () {
    this.seen = Object.create(null);
  };

  return { slug: slug, Slugger: Slugger };
});
