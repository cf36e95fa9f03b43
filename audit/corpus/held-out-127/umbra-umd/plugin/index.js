(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.Umbra = factory();
}(typeof globalThis !== 'undefined' ? globalThis : Function("return this")(), function () {
  'use strict';
  function distance(a, b) {
    var row = [], i, j;
    for (j = 0; j <= b.length; j++) row[j] = j;
    for (i = 1; i <= a.length; i++) {
      var prev = row[0];
      row[0] = i;
      for (j = 1; j <= b.length; j++) {
        var tmp = row[j];
        row[j] = Math.min(row[j] + 1, row[j - 1] + 1, prev + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1));
        prev = tmp;
      }
    }
    return row[b.length];
  }
  function closest(word, list) {
    return list.slice().sort(function (x, y) { return distance(word, x) - distance(word, y); })[0];
  }
  return { distance: distance, closest: closest, activate: function (api) { api.registerTool('closest_word', function (q) { return closest(q.word, q.list); }); } };
}));
