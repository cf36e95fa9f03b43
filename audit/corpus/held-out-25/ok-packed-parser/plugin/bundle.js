(function () {
  function outer(modules, cache, entry) {
    function newRequire(name) {
      if (!cache[name]) {
        if (!modules[name]) {
          var err = new Error("Cannot find module '" + name + "'");
          err.code = 'MODULE_NOT_FOUND';
          throw err;
        }
        var m = cache[name] = { exports: {} };
        modules[name][0].call(m.exports, function (x) {
          var id = modules[name][1][x];
          return newRequire(id ? id : x);
        }, m, m.exports);
      }
      return cache[name].exports;
    }
    for (var i = 0; i < entry.length; i++) newRequire(entry[i]);
    return newRequire;
  }
  return outer;
})()({
1: [function (require, module, exports) {
'use strict';
var lines = require('./lines');
module.exports = function parse(text) {
  var out = {}, at = out;
  lines(text).forEach(function (line) {
    var head = /^\[(.+)\]$/.exec(line);
    if (head) { at = out[head[1]] = out[head[1]] || {}; return; }
    var eq = line.indexOf('=');
    if (eq > 0) at[line.slice(0, eq).trim()] = line.slice(eq + 1).trim();
  });
  return out;
};
}, { "./lines": 2 }],
2: [function (require, module, exports) {
'use strict';
module.exports = function lines(text) {
  return text.split('\n').map(function (l) { return l.trim(); }).filter(function (l) { return l && l[0] !== ';'; });
};
}, {}],
3: [function (require, module, exports) {
'use strict';
var names = ['./parse'];
var parsers = names.map(function (name) { return require(name); });
definePlugin({
  handlers: {
    ini: function (ctx, input) {
      return Promise.resolve({ text: JSON.stringify(parsers[0](input.text), null, 2) });
    }
  }
});
}, { "./parse": 1 }]
}, {}, [3]);
