var fs = require('fs');

function plan(names, from, to) {
  var re = new RegExp(from, 'g');
  return names.map(function (n) { return [n, n.replace(re, to)]; }).filter(function (p) { return p[0] !== p[1]; });
}

exports.activate = function (api) {
  api.tool('rename_plan', function (a) { return plan(a.names, a.from, a.to); });
  api.tool('rename_apply', function (a) {
    var op = a.op || 'renameSync';
    plan(a.names, a.from, a.to).forEach(function (p) { fs[op](p[0], p[1]); });
  });
};
