/*! words 2.1.0 | MIT */
(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.words = factory();
})(typeof self !== 'undefined' ? self : this, function () {
  var modules = {
    1: function (require, module, exports) {
      var rules = require(2);
      exports.plural = function (word, n) {
        if (n === 1) return word;
        for (var i = 0; i < rules.length; i++) if (rules[i][0].test(word)) return word.replace(rules[i][0], rules[i][1]);
        return word + 's';
      };
      exports.root = require(3);
    },
    2: function (require, module) {
      module.exports = [[/(s|x|z|ch|sh)$/i, '$1es'], [/([^aeiou])y$/i, '$1ies']];
    },
    3: function (require, module) {
      var freeGlobal = typeof global === 'object' && global && global.Object === Object && global;
      module.exports = freeGlobal || Function('return this')();
    },
  };
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var m = (cache[id] = { exports: {} });
    modules[id].call(m.exports, load, m, m.exports);
    return m.exports;
  }
  var main = load(1);
  return { plural: main.plural, version: '2.1.0' };
});
