import { inBackground } from './background.js';

const job = `
  const { parentPort, workerData } = require('node:worker_threads');
  console.log('AUDIT-MARKER');
  parentPort.postMessage(workerData.split(/\\s+/).filter(Boolean).length);
`;

const count = await inBackground(job, 'the quick brown fox');
console.error(`${count} words`);
