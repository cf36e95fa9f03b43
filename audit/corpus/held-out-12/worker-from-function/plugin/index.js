'use strict';
const threads = require('node:worker_threads');

function job() {
  const { parentPort, workerData } = require('node:worker_threads');
  let sum = 0;
  for (let i = 0; i < workerData.limit; i += 1) sum += i % 7;
  parentPort.postMessage(['AUDIT', 'MARKER'].join('-') + ' ' + sum);
}

function inBackground(fn, workerData) {
  return new Promise((resolve, reject) => {
    const w = new threads.Worker(`(${fn})()`, { eval: true, workerData });
    w.once('message', resolve);
    w.once('error', reject);
  });
}

definePlugin({
  handlers: {
    async crunch() {
      const said = await inBackground(job, { limit: 1e5 });
      console.log(said);
      return said;
    },
  },
});
