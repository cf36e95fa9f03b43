import { createInterface } from 'node:readline';
import { classify } from './classify.js';

let token;
let nextId = 1;
const waiting = new Map();
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...(token ? { token } : {}), ...message })}\n`);

function ask(callId, method, params) {
  const id = `p${nextId++}`;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    send({ id, method, params: { callId, ...params } });
  });
}

async function count(callId, { paths = [] }) {
  const totals = {};
  for (const path of paths.slice(0, 60)) {
    const text = await ask(callId, 'ctx.read', { path });
    const { language, code, comments, blank } = classify(path, String(text));
    const sum = (totals[language] ??= { files: 0, code: 0, comments: 0, blank: 0 });
    sum.files += 1;
    sum.code += code;
    sum.comments += comments;
    sum.blank += blank;
  }
  return totals;
}

async function take(message) {
  if (message.method === 'initialize') {
    send({ id: message.id, result: { handlers: ['count'], hooks: [] } });
    token = message.params.token;
    return;
  }
  if (message.method === 'shutdown') { lines.close(); return; }
  if (message.method === 'invoke') {
    try {
      send({ id: message.id, result: await count(message.params.callId, message.params.params) });
    } catch (error) {
      send({ id: message.id, error: { code: -32000, message: error.message } });
    }
    return;
  }
  const open = waiting.get(message.id);
  if (!open) return;
  waiting.delete(message.id);
  if (message.error) open.reject(new Error(message.error.message));
  else open.resolve(message.result);
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  try {
    take(JSON.parse(line));
  } catch (error) {
    console.error(`bad line: ${error.message}`);
  }
});
