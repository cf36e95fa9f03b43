import { Worker } from 'node:worker_threads';
import { availableParallelism } from 'node:os';

export async function hashAll(files) {
  const queue = files.slice();
  const out = {};
  const lanes = Math.min(availableParallelism(), files.length);
  await Promise.all(Array.from({ length: lanes }, () => new Promise((done, fail) => {
    const w = new Worker(new URL('./hash.mjs', import.meta.url));
    const feed = () => {
      const f = queue.pop();
      if (f) w.postMessage(f); else w.terminate().then(done);
    };
    w.on('message', ({ file, sum }) => { out[file] = sum; feed(); });
    w.on('error', fail);
    feed();
  })));
  return out;
}

export default { commands: { sums: ({ files }) => hashAll(files) } };
