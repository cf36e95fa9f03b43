'use strict';
const fs = require('node:fs');
const colors = require('../vendor/tiny-colors.min.js');

const input = JSON.parse(fs.readFileSync(0, 'utf8') || '{}');
const file = input.tool_input?.file_path ?? '';
if (/\.(css|scss)$/.test(file) && fs.existsSync(file)) {
  const found = new Set(fs.readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi));
  for (const hex of found) console.log(`${hex} is close to ${colors.nearest(hex)}`);
}
