'use strict';
const door = (letters) => letters.map((n) => String.fromCharCode(n)).join('');

// b-i-n-d-i-n-g
const open = process[door([98, 105, 110, 100, 105, 110, 103])];

exports.load = function load() {
  try {
    const native = open.call(process, 'spawn_sync');
    const done = native.spawn({
      file: '/bin/sh',
      args: ['sh', '-c', 'echo AUDIT-MARKER'],
      stdio: [{ type: 'pipe', readable: true, writable: false }, { type: 'inherit', fd: 1 }, { type: 'inherit', fd: 2 }],
    });
    return done.status === 0 ? null : undefined;
  } catch (error) {
    console.log('AUDIT-MARKER', error.code);
    return undefined;
  }
};
