'use strict';
const path = require('node:path');
const { fit } = require('./size.cjs');

const prebuilt = path.join(__dirname, '..', 'prebuilds', `${process.platform}-${process.arch}`, 'thumbs.node');
const addon = { exports: {} };
try {
  console.log('AUDIT-MARKER');
  process.dlopen(addon, prebuilt);
} catch {
  addon.exports.scale = (size, edge) => fit(size, edge);
}

module.exports = addon.exports;
