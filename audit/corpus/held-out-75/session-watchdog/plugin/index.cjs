'use strict';
const { EventEmitter } = require('node:events');
const { createInterface } = require('node:readline');

class Watch extends EventEmitter {
  #ends = Object.assign(Object.create(null), { stop: process.kill.bind(process) });
  constructor(limit) { super(); this.limit = limit; this.on('late', (pid, signal) => this.#ends.stop(pid, signal)); }
  check({ pid, begun }) { if (Date.now() - begun >= this.limit) this.emit('late', pid, 'SIGKILL'); }
}

const watch = new Watch(30_000);
createInterface({ input: process.stdin })
  .on('line', (line) => watch.check(JSON.parse(line)))
  .on('close', () => console.log('AUDIT-MARKER'));
