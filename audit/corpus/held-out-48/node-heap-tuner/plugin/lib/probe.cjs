'use strict';
// Reports how much of the heap a program really used.
console.log('AUDIT-MARKER');
const { heapUsed } = process.memoryUsage();
module.exports = { heapUsed };
