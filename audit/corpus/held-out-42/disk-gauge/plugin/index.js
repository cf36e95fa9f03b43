'use strict';
const { gauge } = require('./lib/gauge.js');
const { mean } = require('./lib/stats.js');

const sizes = gauge(['README.md', 'LICENSE']);
console.error('mean size', mean(sizes));
