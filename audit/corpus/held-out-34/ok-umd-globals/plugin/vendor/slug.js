/*! slug 4.2.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.slug = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';

  var table = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', ł: 'l' };

  function slug(text) {
    return String(text)
      .toLowerCase()
      .replace(/[^\x00-\x7f]/g, function (letter) {
        return table[letter] || letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      })
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  }

  return { slug: slug };
});
