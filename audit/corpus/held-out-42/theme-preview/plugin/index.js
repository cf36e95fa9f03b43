'use strict';
const { paint } = require('./lib/paint.js');
const theme = require('./assets/dusk.json');

console.error(paint(theme));
