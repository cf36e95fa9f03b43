(function (modules, entry) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    var names = modules[id][1];
    modules[id][0](function (name) { return load(names[name]); }, module, module.exports);
    return module.exports;
  }
  load(entry);
})({
  1: [function (require, module, exports) {
    var tree = require('./tree').tree;
    var byEnding = { md: './markdown', adoc: './asciidoc', rst: './rest' };
    definePlugin({
      handlers: {
        outline: async function (ctx, params) {
          var path = params.path || params.text || 'README.md';
          var reader = require(byEnding[path.split('.').pop()] || './markdown');
          return { text: tree(reader.headings(await ctx.read(path))) };
        },
      },
    });
  }, { './tree': 2, './markdown': 3, './asciidoc': 4, './rest': 5 }],
  2: [function (require, module, exports) {
    exports.tree = function (headings) {
      return headings.map(function (one) { return '  '.repeat(one.level - 1) + '- ' + one.title; }).join('\n');
    };
  }, {}],
  3: [function (require, module, exports) {
    exports.headings = function (text) {
      return Array.from(text.matchAll(/^(#{1,6}) (.+)$/gm), function (m) { return { level: m[1].length, title: m[2] }; });
    };
  }, {}],
  4: [function (require, module, exports) {
    exports.headings = function (text) {
      return Array.from(text.matchAll(/^(={1,6}) (.+)$/gm), function (m) { return { level: m[1].length, title: m[2] }; });
    };
  }, {}],
  5: [function (require, module, exports) {
    var marks = '=-~^';
    exports.headings = function (text) {
      return Array.from(text.matchAll(/^(\S.*)\n([=~^-])\2{2,}$/gm), function (m) { return { level: marks.indexOf(m[2]) + 1, title: m[1] }; });
    };
  }, {}],
}, 1);
