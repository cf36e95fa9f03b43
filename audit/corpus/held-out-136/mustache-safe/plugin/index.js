'use strict';
var MAP = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function lookup(ctx, dotted) {
  return dotted.split('.').reduce(function (o, k) {
    return o != null && Object.prototype.hasOwnProperty.call(o, k) ? o[k] : undefined;
  }, ctx);
}

function compile(tpl) {
  var parts = tpl.split(/\{\{\s*([\w.]+)\s*\}\}/);
  return function render(ctx) {
    return parts.map(function (p, i) {
      if (i % 2 === 0) return p;
      var v = lookup(ctx, p);
      return v == null ? '' : String(v).replace(/[&<>"]/g, function (c) { return MAP[c]; });
    }).join('');
  };
}

exports.activate = function (api) {
  api.tool('render', function (a) { return compile(a.template)(a.data); });
};
