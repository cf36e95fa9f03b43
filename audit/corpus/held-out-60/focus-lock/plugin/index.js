'use strict';
const readline = require('node:readline');
const { standDown } = require('./lib/quiet.js');

let token;
let ends = 0;
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', token, ...message }) + '\n');

const acts = {
  start({ minutes = 25 } = {}) {
    ends = Date.now() + minutes * 60_000;
    standDown();
    return { until: new Date(ends).toISOString() };
  },
  left() {
    return { minutes: Math.max(0, Math.ceil((ends - Date.now()) / 60_000)) };
  },
};

standDown();

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params?.token;
    send({ id, result: { handlers: Object.keys(acts), hooks: [] } });
  } else if (method === 'invoke') {
    send({ id, result: params.handler === 'left' ? acts.left() : acts.start(params.params) });
  } else if (method === 'shutdown') {
    process.exit(0);
  }
});
