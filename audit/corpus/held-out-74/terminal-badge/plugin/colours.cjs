'use strict';
const parts = { kind: 'child', colour: '32', thing: 'process' };
module.exports = { parts, paint: (text, code = parts.colour) => `\u001b[${code}m${text}\u001b[0m` };
