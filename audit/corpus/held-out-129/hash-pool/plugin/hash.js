import { createHash } from 'node:crypto';
const { workerData, parentPort } = process.getBuiltinModule('worker_threads');
parentPort.postMessage(createHash('sha256').update(workerData).digest('hex'));
