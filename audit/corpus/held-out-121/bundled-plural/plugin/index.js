module.exports = (function (modules) {
  var cache = {};
  function require(id) {
    if (cache[id]) return cache[id].exports;
    var m = (cache[id] = { exports: {} });
    modules[id](m, m.exports, require);
    return m.exports;
  }
  return require(0);
})([
  function (module, exports, require) {
    var plural = require(1);
    exports.activate = function (ctx) {
      ctx.registerTool("plural", { run: function (a) { return plural(a.word); } });
    };
  },
  function (module) {
    var odd = { child: "children", foot: "feet", mouse: "mice" };
    module.exports = function (w) {
      return Object.hasOwn(odd, w) ? odd[w] : /(s|x|ch|sh)$/.test(w) ? w + "es" : w.replace(/([^aeiou])y$/, "$1ie") + "s";
    };
  },
]);
