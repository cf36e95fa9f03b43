'use strict';
var vm = require('vm');

function range(a, b, cells) {
  var out = [];
  for (var r = a.row; r <= b.row; r++) for (var c = a.col; c <= b.col; c++) out.push(cells[r][c]);
  return out;
}

function ref(s) {
  return { col: s.charCodeAt(0) - 65, row: Number(s.slice(1)) - 1 };
}

var FUNCS = {
  SUM: function (xs) { return xs.reduce(function (a, b) { return a + Number(b || 0); }, 0); },
  AVG: function (xs) { return FUNCS.SUM(xs) / xs.length; },
  MAX: function (xs) { return Math.max.apply(null, xs); }
};

module.exports.activate = function (deepcode) {
  deepcode.tools.register('formula', function (args, done) {
    var box = vm.createContext(Object.assign({ R: function (a, b) { return range(ref(a), ref(b), args.cells); } }, FUNCS));
    var src = args.formula.replace(/^=/, '').replace(/([A-Z]\d+):([A-Z]\d+)/g, 'R("$1","$2")');
    try {
      done(null, vm.runInContext(src, box, { timeout: 200 }));
    } catch (err) {
      done(err);
    }
  });
};
