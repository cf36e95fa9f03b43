'use strict';

function format(pattern) {
  var next = 1;
  var args = arguments;
  return pattern.replace(/%(?:(\d+)\$)?([sdxj%])/g, function (whole, position, kind) {
    if (kind === '%') return '%';
    var value = args[position ? Number(position) : next++];
    switch (kind) {
      case 'd': return String(Math.trunc(Number(value)));
      case 'x': return Number(value).toString(16);
      case 'j': return JSON.stringify(value);
      default: return String(value);
    }
  });
}

module.exports = function activate(ctx) {
  ctx.registerTool('format', function (input) {
    return format.apply(null, [input.pattern].concat(input.values));
  });
};
module.exports.format = format;
