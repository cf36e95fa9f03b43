import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

export const sum = (numbers) => new Promise((resolve, reject) => {
  const w = new Worker(fileURLToPath(import.meta.url), { workerData: numbers });
  w.once('message', resolve);
  w.once('error', reject);
});
if (!isMainThread) parentPort.postMessage(workerData.reduce((a, b) => a + b, 0));
export default { sum };
