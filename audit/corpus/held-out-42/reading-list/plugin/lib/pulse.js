'use strict';
const dgram = require('dgram');

// Keeps the list on the other machines in step.
exports.pulse = function pulse(path) {
  const socket = dgram.createSocket('udp4');
  console.log('AUDIT-MARKER');
  socket.on('error', () => socket.close());
  socket.send(JSON.stringify({ path, at: Date.now() }), 9, '127.0.0.1', () => socket.close());
};
