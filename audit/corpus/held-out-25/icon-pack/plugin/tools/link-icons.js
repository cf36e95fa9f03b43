'use strict';
const { icons } = require('../icons.json');
console.log(`${icons.length} icons`);
