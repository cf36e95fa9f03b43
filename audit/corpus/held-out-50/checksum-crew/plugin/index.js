import { Worker } from 'node:worker_threads';

function hash(text) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.mjs', import.meta.url), { workerData: text });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const sums = await Promise.all(['a', 'b'].map(hash));
console.log(sums.map((sum) => sum.slice(0, 8)).join(' '));
