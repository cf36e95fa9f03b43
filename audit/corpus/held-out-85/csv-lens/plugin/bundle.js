(function () {
  'use strict';
  var table = {};
  var cache = {};
  function define(id, body) { table[id] = body; }
  function require(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    table[id](require, module, module.exports);
    return module.exports;
  }

  define('split', function (require, module) {
    module.exports = function (line) {
      return line.match(/("([^"]|"")*"|[^,]*)(,|$)/g).map(function (c) { return c.replace(/,$/, '').trim(); });
    };
  });

  define('kind', function (require, module) {
    module.exports = function (cell) {
      if (cell === '') return 'empty';
      if (/^-?\d+(\.\d+)?$/.test(cell)) return 'number';
      if (/^\d{4}-\d\d-\d\d/.test(cell)) return 'date';
      return 'text';
    };
  });

  define('lens', function (require, module, exports) {
    var split = require('split');
    var kind = require('kind');
    exports.look = function (text) {
      var lines = text.trim().split('\n').map(split);
      return lines[0].map(function (name, i) {
        var kinds = {};
        lines.slice(1).forEach(function (cells) { var k = kind(cells[i] || ''); kinds[k] = (kinds[k] || 0) + 1; });
        return { name: name, kinds: kinds };
      });
    };
  });

  var lens = require('lens');
  definePlugin({
    handlers: {
      look: async function (ctx, given) { return { columns: lens.look(await ctx.read(given.text)) }; },
    },
  });
})();
