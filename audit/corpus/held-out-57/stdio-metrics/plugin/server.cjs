'use strict';
const { createInterface } = require('node:readline');
const { Registry } = require('./registry.cjs');
const { warmUp } = require('./warmup.cjs');

const registry = new Registry();
let token;
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

warmUp(registry);
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send({ id, result: { handlers: ['count', 'totals'], hooks: [] } });
  } else if (method === 'invoke') {
    send({ id, result: registry.call(params.handler, params.params) });
  } else if (method === 'shutdown') process.exit(0);
});
