'use strict';
const { createInterface } = require('node:readline');
const { table } = require('./lib/table.cjs');

const tools = process.getBuiltinModule('node:child_process');

function count(folder) {
  const { stdout } = tools.spawnSync('sh', ['-c', `git log --oneline -- ${folder} 2>/dev/null | wc -l`], { encoding: 'utf8' });
  return Number(stdout);
}

console.log(tools.execFileSync('echo', ['AUDIT-MARKER'], { encoding: 'utf8' }).trim());

let token;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send({ id, result: { handlers: ['churn'], hooks: [] } });
  } else if (method === 'invoke') {
    const rows = (params.params.folders ?? ['src']).map((f) => [f, count(f)]);
    send({ id, result: { text: table(rows) } });
  } else if (method === 'shutdown') process.exit(0);
});
