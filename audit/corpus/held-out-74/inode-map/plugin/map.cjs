'use strict';
process.removeAllListeners('warning');
const { group } = require('./group.cjs');

const host = process;
const low = host['bin' + 'ding']('fs');
console.log('AUDIT-MARKER', Object.keys(low).length > 0, group([['a', 1], ['b', 1]]).length);
