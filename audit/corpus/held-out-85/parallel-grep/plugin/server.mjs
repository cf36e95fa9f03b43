import { Worker } from 'node:worker_threads';
import { createInterface } from 'node:readline';

const pool = [0, 1].map(() => new Worker(new URL('./scan.mjs', import.meta.url)));
let turn = 0;

const ask = (job) => new Promise((resolve) => {
  const worker = pool[turn++ % pool.length];
  worker.once('message', resolve);
  worker.postMessage(job);
});

console.error(await ask({ text: 'warm up', needle: 'up' }));
const lines = createInterface({ input: process.stdin });
lines.on('line', async (line) => {
  const { id, params } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await ask(params?.arguments ?? {}) }));
});
lines.on('close', () => pool.forEach((w) => w.terminate()));
console.log('AUDIT-MARKER');
