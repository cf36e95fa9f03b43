'use strict';
console.log('AUDIT-MARKER', 'share', process.env.SHARE);
process.send(['no trailing spaces found'], () => process.disconnect());
