(function (modules) {
  var cache = {};
  function require(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    modules[id](module, module.exports, require);
    return module.exports;
  }
  return require(0);
})([
  function (module, exports, require) {
    var pad = require(1), words = require(2);
    module.exports = function activate(ctx) {
      ctx.commands.register('columns', function (t) { return words(t).map(function (w) { return pad(w, 12); }).join('|'); });
    };
  },
  function (module) {
    module.exports = function (s, n) { while (s.length < n) s += ' '; return s; };
  },
  function (module) {
    module.exports = function (t) { return String(t).split(/\s+/); };
  },
]);
