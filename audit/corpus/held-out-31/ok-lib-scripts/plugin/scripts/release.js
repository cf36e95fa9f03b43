'use strict';
const { version } = require('../package.json');
console.log(`git tag v${version}`);
