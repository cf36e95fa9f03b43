'use strict';

const { createInterface } = require('node:readline');
const { tint } = require('./lib/tint.js');

let token;
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

const handlers = {
  tint: ({ text = '' }) => text.split('\n').map(tint).join('\n'),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send({ id, result: { handlers: Object.keys(handlers), hooks: [] } });
  } else if (method === 'invoke') {
    const act = handlers[params.handler];
    if (act) send({ id, result: act(params.params ?? {}) });
    else send({ id, error: { code: -32601, message: `no handler ${params.handler}` } });
  } else if (method === 'shutdown') {
    process.exitCode = 0;
    process.stdin.pause();
  }
});
