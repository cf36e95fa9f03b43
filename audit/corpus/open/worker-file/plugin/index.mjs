import { Worker } from 'node:worker_threads';
new Worker(new URL('./task.mjs', import.meta.url));
