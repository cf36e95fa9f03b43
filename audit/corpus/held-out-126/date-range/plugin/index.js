(function (root, factory) {
  if (typeof define === "function" && define.amd) define([], factory);
  else if (typeof module === "object" && module.exports) module.exports = factory();
  else root.dateRange = factory();
})(typeof self !== "undefined" ? self : this, function () {
  "use strict";
  var DAY = 864e5;
  var UNIT = { day: 1, week: 7, month: 30 };
  function parse(text, now) {
    var m = /last\s+(\d+)\s+(day|week|month)s?/i.exec(text);
    if (!m) return null;
    return { from: new Date(now - m[1] * UNIT[m[2].toLowerCase()] * DAY), to: new Date(now) };
  }
  return { parse: parse };
});
