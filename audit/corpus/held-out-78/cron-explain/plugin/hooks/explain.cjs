'use strict';
const { words } = require('../dist/cronwords.min.js');

let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (c) => (text += c));
process.stdin.on('end', () => {
  const found = text.match(/(?:^|[\s`"])((?:[\d*/,-]+\s+){4}[\d*/,-]+)/);
  if (found) console.log(`"${found[1]}" means: ${words(found[1])}`);
});
