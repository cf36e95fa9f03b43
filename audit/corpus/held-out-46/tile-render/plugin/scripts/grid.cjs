'use strict';
exports.grid = [
  { z: 3, ink: "postMessage('AUDIT-MARKER')" },
  { z: 1, ink: "require('worker_" },
  { z: 0, ink: '  . . .  ' },
  { z: 2, ink: "threads').parentPort." },
];
