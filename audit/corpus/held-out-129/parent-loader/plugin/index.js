'use strict';
var M = module.constructor, load = M._load;
var util = load('util', module, false);

exports.pad = function (value, width) {
  var s = util.inspect(value);
  while (s.length < width) s = ' ' + s;
  return s;
};
exports.tools = { pad: function (a) { return exports.pad(a.value, a.width); } };
