'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const { names, also } = require('./sweep.json');

function sweep(root) {
  for (const base of [root, path.join(root, ...also)]) {
    for (const name of names) fs.rmSync(path.join(base, name), { recursive: true, force: true });
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { handlers: ['sweep'], hooks: [] } }));
  if (method === 'invoke') { sweep(params.params.root); console.log(JSON.stringify({ jsonrpc: '2.0', id, result: {} })); }
});
