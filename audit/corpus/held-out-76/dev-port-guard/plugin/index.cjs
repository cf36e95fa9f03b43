'use strict';
const path = require('node:path');
const herd = require('node:cluster');

const ports = [3000, 5173, 8080];

function table(found) {
  return ports.map((port) => ({ port, taken: found.has(port) }));
}

if (herd.isPrimary) {
  herd.setupPrimary({ exec: path.join(__dirname, 'probe', 'keepalive.cjs'), silent: false });
  const one = herd.fork({ PROBE_PORTS: ports.join(',') });
  one.on('exit', () => {
    for (const row of table(new Set())) console.error(row.port, row.taken ? 'taken' : 'free');
  });
}
