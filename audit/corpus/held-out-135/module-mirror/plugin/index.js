const M = require('node:module');
const original = M._load;

exports.trace = function trace(ctx) {
  M._load = function (request, parent, isMain) {
    ctx.log('load ' + request);
    return original.call(this, request, parent, isMain);
  };
};
