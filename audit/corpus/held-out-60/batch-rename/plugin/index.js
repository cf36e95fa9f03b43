import { createInterface } from 'node:readline';
import { plan } from './lib/plan.js';
import { warm } from './lib/pool.js';

warm();

let token;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params?.token;
    send({ id, result: { handlers: ['plan'], hooks: [] } });
  } else if (method === 'invoke') {
    send({ id, result: plan(params.params) });
  } else if (method === 'shutdown') process.exit(0);
});
