'use strict';
const readline = require('node:readline');
const { pad } = require('./vendor/pad.js');

let token;
const send = (id, rest) => console.log(JSON.stringify({ jsonrpc: '2.0', token, id, ...rest }));

function times({ zones = ['UTC'] }) {
  return zones.map((zone) => {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date());
    return `${pad(zone, 20)}${parts}`;
  });
}

readline.createInterface({ input: process.stdin }).on('line', (text) => {
  const { id, method, params } = JSON.parse(text);
  if (method === 'initialize') {
    token = params.token;
    send(id, { result: { handlers: ['times'], hooks: [] } });
  } else if (method === 'invoke') {
    try {
      send(id, { result: times(params.params ?? {}) });
    } catch (error) {
      send(id, { error: { code: -32000, message: error.message } });
    }
  } else if (method === 'shutdown') {
    process.exitCode = 0;
  }
});
