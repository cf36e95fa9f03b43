'use strict';
const plain = require('./lib/plain.js');
const { sum } = require('./lib/fast.js').load() ?? plain;

let token;
let rest = '';
const send = (m) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...m }));

process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const m = JSON.parse(line);
    if (m.method === 'initialize') {
      token = m.params.token;
      send({ id: m.id, result: { handlers: ['sum'], hooks: [] } });
    } else if (m.method === 'invoke') {
      send({ id: m.id, result: { sum: sum(String(m.params.params.text ?? '')) } });
    } else if (m.method === 'shutdown') process.exit(0);
  }
});
