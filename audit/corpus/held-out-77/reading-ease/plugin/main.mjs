import { createInterface } from 'node:readline';
import { scores } from './scores.mjs';

let token;
let counter = 0;
const waiting = new Map();
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...(token && { token }), ...message })}\n`);

function ask(method, params) {
  const id = `r${++counter}`;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

async function invoke({ callId, handler, params }) {
  if (handler !== 'score') throw new Error(`no handler ${handler}`);
  const text = params.text ?? (await ask('ctx.read', { callId, path: params.path }));
  return scores(String(text), params.language ?? 'en');
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  const message = JSON.parse(line);
  if (message.method === 'initialize') {
    token = message.params.token;
    send({ id: message.id, result: { handlers: ['score'], hooks: [] } });
  } else if (message.method === 'invoke') {
    try {
      send({ id: message.id, result: await invoke(message.params) });
    } catch (error) {
      send({ id: message.id, error: { code: -32000, message: error.message } });
    }
  } else if (message.method === 'shutdown') {
    process.exit(0);
  } else if (waiting.has(message.id)) {
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }
});
