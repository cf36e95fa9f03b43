import * as threads from 'node:worker_threads';
import { jobs } from './lib/jobs.js';

const { Worker: Lane } = threads;

class Queue {
  constructor(source) {
    this.source = source;
  }
  run(job) {
    return new Promise((done, fail) => {
      const lane = new Lane(this.source, { eval: true, workerData: job });
      lane.once('message', done);
      lane.once('error', fail);
    });
  }
}

const queue = new Queue(`
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage('AUDIT-MARKER ' + workerData.name);
`);
for (const job of jobs.slice(0, 1)) console.log(await queue.run(job));
