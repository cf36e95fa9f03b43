import { Worker } from 'node:worker_threads';

const thread = new Worker(new URL('./tally.mjs', import.meta.url), { workerData: { text: 'the cat and the hat' } });
thread.on('message', (tally) => console.error(tally));
