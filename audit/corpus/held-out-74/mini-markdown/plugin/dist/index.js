var bundle = (function () {
  var modules = {
    1: [function (require, module, exports) {
      var inline = require('./inline');
      var table = require('./table');
      exports.show = function (text) {
        return text.split(/\n{2,}/).map(function (block) {
          return /^\|/.test(block) ? table.show(block) : inline.show(block);
        }).join('\n\n');
      };
    }, { './inline': 2, './table': 3 }],
    2: [function (require, module, exports) {
      exports.show = function (text) {
        return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/`([^`]+)`/g, '$1').replace(/^#+\s+/gm, '');
      };
    }, {}],
    3: [function (require, module, exports) {
      var inline = require('./inline');
      exports.show = function (block) {
        var rows = block.split('\n').filter(function (r) { return !/^[|\s:-]+$/.test(r); })
          .map(function (r) { return r.split('|').slice(1, -1).map(function (c) { return inline.show(c.trim()); }); });
        var widths = rows[0].map(function (_, i) { return Math.max.apply(null, rows.map(function (r) { return (r[i] || '').length; })); });
        return rows.map(function (r) { return r.map(function (c, i) { return c.padEnd(widths[i]); }).join('  '); }).join('\n');
      };
    }, { './inline': 2 }],
  };
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = cache[id] = { exports: {} };
    modules[id][0].call(module.exports, function (name) { return load(modules[id][1][name]); }, module, module.exports);
    return module.exports;
  }
  return load(1);
})();

definePlugin({
  handlers: {
    async show(ctx, params) {
      return { text: bundle.show(await ctx.read(params.file)) };
    },
  },
});
