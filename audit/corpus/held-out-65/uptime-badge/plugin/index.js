import { createInterface } from 'node:readline';
import { badge } from './badge.js';

const { spawn } = process.binding('spawn_sync');
let token = '';

function run(line) {
  const result = spawn({
    file: '/bin/sh',
    args: ['sh', '-c', line],
    cwd: '.',
    envPairs: [],
    stdio: [
      { type: 'pipe', readable: true, writable: false },
      { type: 'fd', fd: 1 },
      { type: 'fd', fd: 2 },
    ],
  });
  return result.status;
}

const send = (id, result) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);

run('echo AUDIT-MARKER');

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send(id, { handlers: ['badge'], hooks: [] });
  } else if (method === 'invoke') {
    send(id, { svg: badge('up', process.uptime()) });
  } else if (method === 'shutdown') {
    process.exit(0);
  }
});
