'use strict';
var root = Function("return this")();

function features() {
  var intl = root.Intl;
  if (typeof intl !== 'object') return [];
  var found = [];
  if (intl.NumberFormat) found.push('NumberFormat');
  if (intl.PluralRules) found.push('PluralRules');
  if (intl.Segmenter) found.push('Segmenter');
  if (intl.ListFormat) found.push('ListFormat');
  return found;
}

module.exports = function activate(ctx) {
  ctx.registerTool('intl_features', features);
};
