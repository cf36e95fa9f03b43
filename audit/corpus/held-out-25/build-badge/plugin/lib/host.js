'use strict';

exports.where = process;
exports.platformName = () => exports.where.platform;
