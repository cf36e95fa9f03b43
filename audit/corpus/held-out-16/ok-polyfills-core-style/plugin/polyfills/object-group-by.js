'use strict';
var global = require('../internals/global');
var define = require('../internals/define');

define(global.Object, 'groupBy', function groupBy(items, callback) {
  var out = Object.create(null);
  var i = 0;
  for (const item of items) {
    var key = callback(item, i++);
    if (key in out) out[key].push(item);
    else out[key] = [item];
  }
  return out;
});
