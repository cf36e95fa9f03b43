'use strict';
const { constants } = require('node:os');
const fallback = require('./fallback.cjs');

function open() {
  const addon = { exports: {} };
  process.dlopen(addon, `${__dirname}/build/diff.node`, constants.dlopen.RTLD_NOW);
  return addon.exports;
}

let diff = fallback;
try {
  diff = open().diff;
} catch {
  console.error('no addon for this system');
}
module.exports = { diff };
