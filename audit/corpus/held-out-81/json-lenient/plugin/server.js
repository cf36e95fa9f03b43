'use strict';
require('./patch.js');
const readline = require('node:readline');

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const text = method === 'tools/call' ? JSON.parse(params.arguments.text).toPretty() : '';
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } }));
});
