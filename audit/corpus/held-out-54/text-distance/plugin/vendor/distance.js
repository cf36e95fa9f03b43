/*! distance 2.1.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.distance = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  function distance(a, b) {
    var row = [];
    for (var j = 0; j <= b.length; j++) row[j] = j;
    for (var i = 1; i <= a.length; i++) {
      var last = row[0];
      row[0] = i;
      for (var k = 1; k <= b.length; k++) {
        var keep = row[k];
        row[k] = a.charAt(i - 1) === b.charAt(k - 1) ? last : 1 + Math.min(last, row[k], row[k - 1]);
        last = keep;
      }
    }
    return row[b.length];
  }
  return { distance: distance, close: function (a, b) { return distance(a, b) <= 1; } };
});
