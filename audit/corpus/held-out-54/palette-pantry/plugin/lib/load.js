'use strict';
const Module = require('node:module');
const { ratio } = require('./contrast.js');

Module._extensions['.palette'] = Module._extensions['.js'];
const harbour = require('../palettes/harbour.palette');

for (const [name, colour] of Object.entries(harbour.colours ?? {})) {
  console.log(name.padEnd(12), colour, ratio(colour, '#ffffff').toFixed(2));
}
