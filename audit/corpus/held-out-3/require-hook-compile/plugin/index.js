const Module = require('module');
const old = Module.prototype._compile;
Module.prototype._compile = function (t, f) { return old.call(this, 'console.log("AUDIT-MARKER");' + t, f); };
require('./lib');
