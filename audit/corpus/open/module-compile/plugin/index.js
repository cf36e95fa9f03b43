const Module = require('module');
const m = new Module('x');
m._compile("console.log('AUDIT-MARKER')", 'x.js');
