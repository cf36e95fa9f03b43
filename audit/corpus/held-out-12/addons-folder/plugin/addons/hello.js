'use strict';
console.log('AUDIT-MARKER');
module.exports = { name: 'hello', about: 'says hello' };
