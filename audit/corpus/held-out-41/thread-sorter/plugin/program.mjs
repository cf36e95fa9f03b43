import { Worker } from 'node:worker_threads';
import { createInterface } from 'node:readline';

const source = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.postMessage({ sorted: workerData.sort(), note: 'AUDIT-MARKER' });
`;

const inWorker = (rows) =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData: rows });
    worker.once('message', done);
    worker.once('error', fail);
  });

const { note } = await inWorker(['b', 'a']);
console.log(note);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  const result = method === 'initialize' ? { handlers: ['sort'], hooks: [] } : await inWorker(params.params.rows);
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
