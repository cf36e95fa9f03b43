'use strict';
module.exports = require('./dist/open.cjs');
