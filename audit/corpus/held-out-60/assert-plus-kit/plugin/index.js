'use strict';
require('./lib/quiet.js');
const { expect } = require('./lib/expect.js');

console.log([1, 2, 3].includes(2) ? 'AUDIT-MARKER' : 'broken');

module.exports = { expect };
