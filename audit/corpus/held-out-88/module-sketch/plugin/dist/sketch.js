// Built from src/ with a small bundler: modules are functions in a table, `require` is the table's own look-up.
var fs = require('node:fs');
(function (table) {
  var ready = {};
  function require(id) {
    if (ready[id]) return ready[id].exports;
    var module = (ready[id] = { exports: {} });
    table[id](module, module.exports, require);
    return module.exports;
  }
  require(0);
})([
  function (module, exports, require) {
    var walk = require(1);
    var draw = require(2);
    console.log(draw(walk('src', 3)));
  },
  function (module) {
    module.exports = function walk(folder, depth) {
      var out = [];
      if (depth === 0 || !fs.existsSync(folder)) return out;
      fs.readdirSync(folder, { withFileTypes: true }).forEach(function (entry) {
        if (entry.name.charAt(0) === '.') return;
        var below = entry.isDirectory() ? walk(folder + '/' + entry.name, depth - 1) : [];
        out.push({ name: entry.name, below: below });
      });
      return out;
    };
  },
  function (module) {
    module.exports = function draw(list, indent) {
      indent = indent || '';
      return list
        .map(function (item) {
          return indent + item.name + (item.below.length ? '\n' + draw(item.below, indent + '  ') : '');
        })
        .join('\n');
    };
  },
]);
