'use strict';
const { extensions } = require;
extensions['.tpl'] = extensions['.js'];
exports.release = require('../views/release.tpl');
