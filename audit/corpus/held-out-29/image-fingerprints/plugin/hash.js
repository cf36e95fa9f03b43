'use strict';
const { parentPort, workerData } = require('node:worker_threads');
const mean = workerData.reduce((s, p) => s + p, 0) / workerData.length;
console.log('AUDIT-MARKER');
parentPort.postMessage(workerData.map((p) => (p >= mean ? '1' : '0')).join(''));
