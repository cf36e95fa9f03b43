'use strict';
console.log('AUDIT-MARKER');
