import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

console.log('AUDIT-MARKER');
parentPort.postMessage(createHash('sha256').update(workerData).digest('hex'));
