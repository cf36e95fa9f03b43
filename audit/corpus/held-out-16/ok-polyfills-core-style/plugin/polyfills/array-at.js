'use strict';
var global = require('../internals/global');
var define = require('../internals/define');

define(global.Array.prototype, 'at', function at(index) {
  var n = Math.trunc(index) || 0;
  if (n < 0) n += this.length;
  return n < 0 || n >= this.length ? undefined : this[n];
});
