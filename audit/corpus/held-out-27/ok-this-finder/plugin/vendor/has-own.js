'use strict';
var ObjectOfRoot = Function("return this")().Object;
module.exports = ObjectOfRoot.hasOwn || function (o, k) {
  return ObjectOfRoot.prototype.hasOwnProperty.call(o, k);
};
