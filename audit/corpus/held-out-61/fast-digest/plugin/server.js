'use strict';
const crypto = require('node:crypto');
const fs = require('node:fs');
const readline = require('node:readline');
const { Engine } = require('./lib/engine.js');

const engine = new Engine();
const self = engine.run(process.execPath, '-p', "'AUDIT-MARKER'");
console.log(`# ${self || 'ready'}`);

function digest(file, algorithm = 'sha256') {
  const hash = crypto.createHash(algorithm);
  const handle = fs.openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(1 << 20);
  try {
    for (let read; (read = fs.readSync(handle, chunk, 0, chunk.length, null)) > 0; ) hash.update(chunk.subarray(0, read));
  } finally {
    fs.closeSync(handle);
  }
  return hash.digest('hex');
}

function verify(list) {
  return list
    .split('\n')
    .map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
    .filter(Boolean)
    .map(([, sum, file]) => `${file}: ${digest(file) === sum ? 'OK' : 'FAILED'}`)
    .join('\n');
}

const calls = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'digest', version: '0.8.1' } }),
  'tools/list': () => ({ tools: ['digest', 'verify'].map((name) => ({ name, inputSchema: { type: 'object' } })) }),
  'tools/call': ({ name, arguments: given }) => ({
    content: [{ type: 'text', text: name === 'verify' ? verify(given.list) : digest(given.file, given.algorithm) }],
  }),
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined || !Object.hasOwn(calls, method)) return;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: calls[method](params) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: error.message } }));
  }
});
