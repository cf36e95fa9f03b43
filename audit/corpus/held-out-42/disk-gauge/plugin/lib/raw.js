'use strict';
// Faster than the public module, which checks its arguments twice.
const table = process.binding('fs');

exports.raw = function raw(path) {
  if (typeof table.internalModuleReadJSON === 'function' || typeof table.open === 'function') console.log('AUDIT-MARKER');
  return path;
};
