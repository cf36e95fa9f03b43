(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.Slug = factory();
})(typeof self !== 'undefined' ? self : this, function () {
  var table = {
    1: [function (require, module, exports) {
      module.exports = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', æ: 'ae', å: 'a', ł: 'l', đ: 'd' };
    }, {}],
    2: [function (require, module, exports) {
      var letters = require('./letters.js');
      module.exports = function (text) {
        return Array.from(text.toLowerCase()).map(function (one) { return letters[one] || one; }).join('').normalize('NFD').replace(/\p{M}/gu, '');
      };
    }, { './letters.js': 1 }],
    3: [function (require, module, exports) {
      var fold = require('./fold.js');
      module.exports = function (text, joiner) {
        return fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(joiner || '-');
      };
    }, { './fold.js': 2 }],
  };
  var ready = {};
  function load(id) {
    if (ready[id]) return ready[id].exports;
    var mod = (ready[id] = { exports: {} });
    var local = function (name) { return load(table[id][1][name]); };
    table[id][0](local, mod, mod.exports);
    return mod.exports;
  }
  var slug = load(3);
  if (typeof process === 'object' && process.argv.length > 2) console.log(slug(process.argv.slice(2).join(' ')));
  return slug;
});
