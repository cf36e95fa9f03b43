'use strict';
const { uptime, ['bin' + 'ding']: open } = process;
const format = require('./format.cjs');

const errors = open.call(process, 'uv');
if (typeof errors.errname === 'function') console.log('AUDIT-MARKER');

console.log(`up ${format(uptime())}`);
