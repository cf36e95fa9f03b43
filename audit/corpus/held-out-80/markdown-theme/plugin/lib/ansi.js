'use strict';

const codes = { bold: [1, 22], dim: [2, 22], italic: [3, 23], underline: [4, 24] };

exports.paint = (text, ...styles) =>
  styles.reduce((done, style) => `\u001b[${codes[style][0]}m${done}\u001b[${codes[style][1]}m`, text);
