(function (f) {
  if (typeof exports === 'object' && typeof module !== 'undefined') { module.exports = f(); }
  else if (typeof define === 'function' && define.amd) { define([], f); }
  else { (typeof window !== 'undefined' ? window : this).slugUmd = f(); }
})(function () {
  var defs = {
    1: [function (require, module, exports) {
      var fold = require('./fold');
      module.exports = function slug(s) { return fold(s).toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''); };
    }, { './fold': 2 }],
    2: [function (require, module, exports) {
      var map = { 'ß': 'ss', 'æ': 'ae', 'ø': 'o', 'ł': 'l' };
      module.exports = function (s) {
        return s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[ßæøł]/g, function (c) { return map[c]; });
      };
    }, {}],
    3: [function (require, module, exports) {
      var slug = require('./slug');
      module.exports = { tools: { slug: function (a) { return slug(a.text); } } };
    }, { './slug': 1 }]
  };
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var m = cache[id] = { exports: {} }, def = defs[id];
    def[0].call(m.exports, function (name) { return load(def[1][name]); }, m, m.exports);
    return m.exports;
  }
  return load(3);
});
