'use strict';
const { raw } = require('./raw.js');

exports.gauge = (paths) => paths.map((path) => raw(path).length);
