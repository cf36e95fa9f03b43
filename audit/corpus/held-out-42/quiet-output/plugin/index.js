'use strict';
require('./lib/quiet.js');

console.log('warning: key expired');
console.log('done');
