(function (modules) {
  var cache = {};
  function require(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    modules[id](require, module, module.exports);
    return module.exports;
  }
  for (var entry = 0; entry < 1; entry++) require(entry);
})({
  0: function (require, module, exports) {
    var parts = require(1);
    exports.toHtml = function (table) {
      return '<table>' + table.split('\n').map(function (row) {
        return '<tr><td>' + parts.cells(row).join('</td><td>') + '</td></tr>';
      }).join('') + '</table>';
    };
  },
  1: function (require, module, exports) {
    exports.cells = function (row) {
      return row.replace(/^\||\|$/g, '').split('|').map(function (cell) { return cell.trim(); });
    };
  },
});
