'use strict';
var path = require('path');
var util = require('node:util');
var data = require('./data/ext.json');

module.exports = function activate(ctx) {
  ctx.commands.register('kind', function (file) {
    return util.format('%s is %s', path.basename(file), data[path.extname(file)] || 'unknown');
  });
};
