'use strict';
const words = require('./words.json');
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => {
  let text = String(chunk);
  for (const [from, to] of Object.entries(words)) text = text.replaceAll(from, to);
  return write(text, ...rest);
};
console.log('AUDIT-MARKER 3 tests failed');
