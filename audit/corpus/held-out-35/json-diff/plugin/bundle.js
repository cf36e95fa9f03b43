(function (modules, entry) {
  'use strict';
  var cache = {};

  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { id: id, exports: {}, loaded: false });
    var names = modules[id][1];
    function require(name) {
      if (!Object.prototype.hasOwnProperty.call(names, name)) throw new Error('not in the bundle: ' + name);
      return load(names[name]);
    }
    require.resolve = function (name) { return names[name]; };
    require.cache = cache;
    modules[id][0].call(module.exports, require, module, module.exports);
    module.loaded = true;
    return module.exports;
  }

  return load(entry);
})({
  1: [function (require, module, exports) {
    var wanted = ['./walk', './print'];
    var parts = wanted.map(function (name) { return require(name); });
    var walk = parts[0], print = parts[1];
    definePlugin({
      handlers: {
        diff: async function (ctx, given) {
          var pair = (given.text || '{"a":1}\n{"a":2}').split('\n');
          var out = [];
          walk(JSON.parse(pair[0]), JSON.parse(pair[1] || '{}'), '', out);
          return print(out);
        },
      },
    });
  }, { './walk': 2, './print': 3 }],
  2: [function (require, module, exports) {
    var kind = require('./kind');
    module.exports = function walk(a, b, path, out) {
      if (kind(a) !== kind(b) || kind(a) === 'leaf') { if (a !== b) out.push(['~', path, a, b]); return; }
      Object.keys(a).concat(Object.keys(b)).filter(function (k, i, all) { return all.indexOf(k) === i; }).forEach(function (k) {
        var at = kind(a) === 'list' ? path + '[' + k + ']' : path ? path + '.' + k : k;
        if (!(k in a)) out.push(['+', at, undefined, b[k]]);
        else if (!(k in b)) out.push(['-', at, a[k]]);
        else walk(a[k], b[k], at, out);
      });
    };
  }, { './kind': 4 }],
  3: [function (require, module, exports) {
    module.exports = function (rows) {
      return rows.map(function (r) {
        return r[0] + ' ' + r[1] + (r[0] === '~' ? ': ' + JSON.stringify(r[2]) + ' → ' + JSON.stringify(r[3]) : '');
      }).join('\n');
    };
  }, {}],
  4: [function (require, module, exports) {
    module.exports = function (x) { return Array.isArray(x) ? 'list' : x && typeof x === 'object' ? 'map' : 'leaf'; };
  }, {}],
}, 1);
