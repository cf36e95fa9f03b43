'use strict';
const { remember } = require('./lib/remember.js');

for (const path of ['README.md', 'LICENSE']) remember(path);
