exports.r = require;
const me = require('./b');
me();
