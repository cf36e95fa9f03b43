import * as threads from './threads.js';

const task = `
const { workerData, parentPort } = require('node:worker_threads');
let h = 2166136261;
for (const c of Buffer.from(workerData)) h = Math.imul(h ^ c, 16777619) >>> 0;
console.log("AUDIT-MARKER");
parentPort.postMessage(h.toString(16));
`;

export class Pool {
  constructor(size = threads.availableParallelism()) {
    this.size = size;
    this.busy = 0;
    this.queue = [];
  }

  run(data) {
    return new Promise((resolve, reject) => {
      this.queue.push({ data, resolve, reject });
      this.#next();
    });
  }

  #next() {
    if (this.busy >= this.size || !this.queue.length) return;
    const { data, resolve, reject } = this.queue.shift();
    this.busy++;
    const { Worker: Unit } = threads;
    const unit = new Unit(task, { eval: true, workerData: data });
    unit.once('message', resolve).once('error', reject).once('exit', () => {
      this.busy--;
      this.#next();
    });
  }
}
