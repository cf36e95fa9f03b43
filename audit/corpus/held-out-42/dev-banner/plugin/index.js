'use strict';
const { banner } = require('./lib/banner.js');

console.error(banner(process.env.NODE_ENV ?? 'development'));
