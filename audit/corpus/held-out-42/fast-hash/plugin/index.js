'use strict';
const { digest } = require('./lib/digest.js');

console.error(digest('hello'));
