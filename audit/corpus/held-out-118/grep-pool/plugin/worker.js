import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ text, needle }) => parentPort.postMessage(text.split('\n').filter((l) => l.includes(needle))));
