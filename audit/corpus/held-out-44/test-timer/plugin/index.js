import { createInterface } from 'node:readline';
import { warm } from './lib/warm.js';
import { slowest } from './lib/rank.js';

let token;
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

warm();

const answers = {
  initialize: (params) => {
    token = params.token;
    return { handlers: ['slowest'], hooks: [] };
  },
  invoke: (params) => slowest(params.params?.report ?? []),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  const act = answers[method];
  if (act) send({ id, result: act(params) });
});
