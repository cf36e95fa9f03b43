'use strict';
const native = require('./build/Release/fastglob.node');
module.exports.activate = (ctx) => ctx.tools.register('glob', (p) => native.glob(p));
