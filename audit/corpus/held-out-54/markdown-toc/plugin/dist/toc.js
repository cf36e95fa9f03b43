(function (modules, entry) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var unit = (cache[id] = { exports: {} });
    modules[id][0].call(unit.exports, function (name) { return load(modules[id][1][name]); }, unit, unit.exports);
    return unit.exports;
  }
  load(entry);
})({
  1: [function (require, module, exports) {
    module.exports = function slug(text) {
      return text.toLowerCase().replace(/[^\w\s-]/g, '').trim().replace(/\s+/g, '-');
    };
  }, {}],
  2: [function (require, module, exports) {
    var slug = require('./slug');
    exports.headings = function (text) {
      return text.split('\n').filter(function (line) { return /^#{2,3} /.test(line); }).map(function (line) {
        var title = line.replace(/^#+ /, '');
        return { depth: line.indexOf(' '), title: title, anchor: slug(title) };
      });
    };
  }, { './slug': 1 }],
  3: [function (require, module, exports) {
    var headings = require('./headings').headings;
    exports.toc = function (text) {
      return headings(text).map(function (h) { return '  '.repeat(h.depth - 2) + '- [' + h.title + '](#' + h.anchor + ')'; }).join('\n');
    };
    console.log(exports.toc('## One\n### Two'));
  }, { './headings': 2 }]
}, 3);
