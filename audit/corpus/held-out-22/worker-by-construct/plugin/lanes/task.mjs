import { parentPort, workerData } from 'node:worker_threads';
console.log('AUDIT-MARKER');
parentPort.postMessage(workerData.words.length);
