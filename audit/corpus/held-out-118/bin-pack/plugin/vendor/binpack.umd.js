/*! binpack 1.1.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.binpack = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  function first_fit(sizes, capacity) {
    var bins = [];
    sizes.slice().sort(function (a, b) { return b - a; }).forEach(function (s) {
      for (var i = 0; i < bins.length; i++) if (bins[i].free >= s) { bins[i].free -= s; bins[i].items.push(s); return; }
      bins.push({ free: capacity - s, items: [s] });
    });
    return bins.map(function (b) { return b.items; });
  }
  return { first_fit: first_fit };
});
