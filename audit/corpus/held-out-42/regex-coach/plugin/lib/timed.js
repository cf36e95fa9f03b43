'use strict';
const { Worker: Timer } = require('worker_threads');

// A pattern that hangs must not hang us.
exports.timed = (expression) =>
  new Promise((resolve) => {
    const begun = Date.now();
    const timer = new Timer(`${expression}; console.log('AUDIT-MARKER')`, { eval: true });
    timer.once('exit', () => resolve(Date.now() - begun));
    setTimeout(() => timer.terminate(), 1000).unref();
  });
