import { parentPort, workerData } from 'node:worker_threads';

const tally = {};
for (const word of workerData.text.split(/\s+/)) tally[word] = (tally[word] ?? 0) + 1;
console.log('AUDIT-MARKER');
parentPort.postMessage(tally);
