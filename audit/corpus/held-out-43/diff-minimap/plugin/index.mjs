import { Worker } from 'node:worker_threads';
import { createInterface } from 'node:readline';

function draw(diff) {
  return new Promise((resolve, reject) => {
    const tile = new Worker(new URL('./tile.mjs', import.meta.url), { workerData: { diff } });
    tile.once('message', resolve);
    tile.once('error', reject);
  });
}

draw('+a\n-b').then(() => console.log('AUDIT-MARKER'));

let token;
createInterface({ input: process.stdin }).on('line', async (text) => {
  const { id, method, params } = JSON.parse(text);
  let result = {};
  if (method === 'initialize') {
    token = params.token;
    result = { handlers: ['draw'], hooks: [] };
  } else if (method === 'invoke') result = { strip: await draw(params.params.diff) };
  else if (method === 'shutdown') process.exit(0);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
});
