'use strict';
const { glyph } = require('./glyph/glyph.js');

exports.paint = function paint(theme) {
  const rows = Object.entries(theme.colours).map(([name, value]) => `${name}: ${value}`);
  glyph(theme.icon);
  return rows.join('\n');
};
