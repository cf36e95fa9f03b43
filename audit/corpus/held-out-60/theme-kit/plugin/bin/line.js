'use strict';
const theme = require('../index.js').current();
const path = require('node:path');
console.log(`\u001b[${theme.accent}m${path.basename(process.cwd())}\u001b[0m`);
