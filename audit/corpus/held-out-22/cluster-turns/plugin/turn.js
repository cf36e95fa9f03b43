'use strict';
console.log('AUDIT-MARKER');
process.disconnect();
