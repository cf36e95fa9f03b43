var root = typeof globalThis === 'object' ? globalThis : Function("return this")();
var exported = (function (modules, entry) {
  var cache = {};
  function require(id) {
    if (!cache[id]) {
      var module = (cache[id] = { exports: {} });
      modules[id][0].call(module.exports, function (name) {
        return require(modules[id][1][name]);
      }, module, module.exports);
    }
    return cache[id].exports;
  }
  return require(entry);
})({
  1: [function (require, module, exports) {
    var visit = require('./visit');
    module.exports = function layers(edges) {
      var depth = {};
      edges.forEach(function (edge) { visit(edges, depth, edge[0], 0); });
      return depth;
    };
  }, { './visit': 2 }],
  2: [function (require, module, exports) {
    module.exports = function visit(edges, depth, node, d) {
      if (depth[node] >= d || d > 50) return;
      depth[node] = d;
      edges.forEach(function (edge) { if (edge[0] === node) visit(edges, depth, edge[1], d + 1); });
    };
  }, {}],
}, 1);
export const hasConsole = typeof root.console === 'object';
export default exported;
