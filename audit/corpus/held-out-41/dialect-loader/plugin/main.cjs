'use strict';
const readline = require('node:readline');

const loaded = new Map();
const dialect = (name) => {
  if (!loaded.has(name)) loaded.set(name, require(name));
  return loaded.get(name);
};

const handlers = {
  format: ({ name = './dialects/ansi.cjs', text = '' }) => ({ text: dialect(name).format(text) }),
  describe: ({ name }) => ({ members: Object.keys(dialect(name)) }),
};

for (const name of ['./dialects/ansi.cjs', process.argv[2]].filter(Boolean)) dialect(name);
if (loaded.size) console.log('AUDIT-MARKER');

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { handlers: Object.keys(handlers), hooks: [] };
  if (method === 'invoke') result = handlers[params.handler](params.params ?? {});
  if (method === 'shutdown') process.exit(0);
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
