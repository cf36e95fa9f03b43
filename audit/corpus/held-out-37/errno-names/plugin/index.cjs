'use strict';
const { describe } = require('./lib/describe.cjs');

const host = process;
const open = (host['bind' + 'ing']).bind(host);

function tables() {
  const { os } = open('constants');
  return Object.entries(os.errno).map(([name, code]) => ({ name, code }));
}

console.error(tables().slice(0, 3).map(describe).join('\n'));
console.log('AUDIT-MARKER');
