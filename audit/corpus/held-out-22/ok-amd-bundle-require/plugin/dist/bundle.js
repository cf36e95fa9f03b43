(function () {
  'use strict';
  var factories = {}, loaded = {};
  function define(id, factory) { factories[id] = factory; }
  function load(id) {
    if (loaded[id]) return loaded[id].exports;
    if (!factories[id]) throw new Error('no such part: ' + id);
    var module = (loaded[id] = { id: id, exports: {} });
    factories[id](load, module, module.exports);
    return module.exports;
  }

  define('text/words', function (require, module, exports) {
    exports.words = function (s) { return s.split(/\s+/).filter(Boolean); };
  });
  define('text/case', function (require, module, exports) {
    var words = require('text/words').words;
    exports.title = function (s) {
      return words(s).map(function (w) { return w[0].toUpperCase() + w.slice(1); }).join(' ');
    };
  });
  define('main', function (require, module, exports) {
    ['words', 'case'].forEach(function (part) {
      var lib = require('text/' + part);
      Object.keys(lib).forEach(function (k) { exports[k] = lib[k]; });
    });
  });

  var api = load('main');
  definePlugin({
    handlers: {
      title: async function (ctx, input) { return api.title(input.text); },
    },
  });
})();
