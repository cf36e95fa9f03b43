(function (factory) {
  var root = typeof globalThis === 'object' ? globalThis : Function("return this")();
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.slugger = factory();
})(function () {
  'use strict';
  var seen = Object.create(null);
  function slug(s) {
    var base = s.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    seen[base] = (seen[base] || 0) + 1;
    return seen[base] > 1 ? base + '-' + (seen[base] - 1) : base;
  }
  return { slug: slug };
});
