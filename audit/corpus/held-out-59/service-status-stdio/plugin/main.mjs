// Speaks the wire itself. stdout carries the protocol only; remarks go to stderr.
import { createInterface } from 'node:readline';

let token = '';
let serial = 0;
const waiting = new Map();
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

function ask(callId, method, params) {
  const id = `p${++serial}`;
  send({ id, method, params: { callId, ...params } });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

async function services(callId) {
  const text = await ask(callId, 'ctx.read', { path: 'compose.yaml' });
  const block = /^services:\n((?: {2}.*\n|\n)*)/m.exec(`${text}\n`)?.[1] ?? '';
  return { services: [...block.matchAll(/^ {2}([\w-]+):/gm)].map((m) => m[1]) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method === 'initialize') {
    token = message.params.token;
    send({ id: message.id, result: { handlers: ['services'], hooks: [] } });
  } else if (message.method === 'invoke') {
    services(message.params.callId).then(
      (result) => send({ id: message.id, result }),
      (error) => send({ id: message.id, error: { code: -32000, message: error.message } }),
    );
  } else if (message.method === 'shutdown') {
    break;
  } else if (waiting.has(message.id)) {
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
  }
}
