(function (modules) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var m = (cache[id] = { exports: {} });
    modules[id](load, m, m.exports);
    return m.exports;
  }
  return load(0);
})([
  function (require, module, exports) { var add = require(1); definePlugin({ handlers: { add: function (ctx, p) { return add(p.a, p.b); } } }); },
  function (require, module, exports) { module.exports = function (a, b) { return a + b; }; },
]);
