(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define([], factory);
  } else if (typeof module === 'object' && module.exports) {
    module.exports = factory();
  } else {
    root.slug = factory();
  }
})(typeof self !== 'undefined' ? self : this, function () {
  'use strict';

  var SPECIAL = { 'ß': 'ss', 'æ': 'ae', 'ø': 'o', 'ł': 'l', '&': ' and ' };

  function slug(title, sep) {
    sep = sep || '-';
    return String(title)
      .replace(/[ßæøł&]/g, function (c) { return SPECIAL[c]; })
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join(sep);
  }

  slug.version = '3.2.1';
  return slug;
});
