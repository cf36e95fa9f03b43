(function (modules) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    modules[id](module, module.exports, load);
    return module.exports;
  }
  load(0);
})([
  function (module, exports, require) {
    var slug = require(1);
    var headings = require(2);
    definePlugin({
      handlers: {
        toc: function (ctx, params) {
          return Promise.resolve(params.path ? ctx.read(params.path) : '').then(function (text) {
            return headings(text).map(function (h) {
              return '  '.repeat(h.level - 1) + '- [' + h.title + '](#' + slug(h.title) + ')';
            }).join('\n');
          });
        },
      },
    });
  },
  function (module) {
    module.exports = function slug(title) {
      return title.toLowerCase().replace(/[^\w\s-]/g, '').trim().replace(/\s+/g, '-');
    };
  },
  function (module) {
    module.exports = function headings(text) {
      return text.split('\n').map(function (line) { return /^(#{1,6}) (.+)$/.exec(line); })
        .filter(Boolean).map(function (m) { return { level: m[1].length, title: m[2] }; });
    };
  },
]);
