import { parentPort, workerData } from 'node:worker_threads';
const words = new TextDecoder().decode(workerData).toLowerCase().match(/\p{L}+/gu) ?? [];
const counts = {};
for (const w of words) counts[w] = (counts[w] ?? 0) + 1;
parentPort.postMessage(counts);
