import { workerData } from 'node:worker_threads';
console.log('AUDIT-MARKER', workerData.part);
